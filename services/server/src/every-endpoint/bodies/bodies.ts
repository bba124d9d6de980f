/** A body that its endpoint takes, so that each of its answers can be made odd alone; by `keyOf`. Made anew for each request: ids differ. */
export type Bodies = Readonly<Record<string, () => object>>
