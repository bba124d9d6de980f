import * as v from 'valibot'

export const PAY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const

/** What an advert pays: pounds for one period, at least one of the two amounts. */
export const pay = v.object({
  minimum: v.nullable(v.number()),
  maximum: v.nullable(v.number()),
  period: v.picklist(PAY_PERIODS),
})
export type Pay = v.InferOutput<typeof pay>
