/** A client's page. `list`: query of the list that it is opened from, for the way back and to those beside it. */
export const casePath = (referralId: string, part = '', list?: string): string =>
  `/agent/clients/${referralId}/case${list === undefined ? '' : `?${new URLSearchParams({ list })}`}${part}`
