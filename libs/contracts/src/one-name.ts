import * as v from 'valibot'
import { optionalText } from './text'

/** Fields for a last name, and for the answer that there is none; `orOneName` has the rule between them. */
export const lastNameEntries = {
  lastName: optionalText(100),
  /** "I have only one name": it stands in the place of a last name. */
  hasOneName: v.optional(v.boolean()),
}
type Named = { lastName: string; hasOneName?: boolean | undefined }

/** Refuses an empty last name without the answer that one name is all there is. A ticked answer drops what was typed. */
export const orOneName = <S extends v.GenericSchema>(schema: S, message: string): S =>
  v.pipe(
    schema as unknown as v.GenericSchema<Named, Named>,
    v.forward(
      v.partialCheck(
        [['lastName'], ['hasOneName']],
        ({ lastName, hasOneName }) => lastName !== '' || hasOneName === true,
        message,
      ),
      ['lastName'],
    ),
    v.transform((named) => (named.hasOneName ? { ...named, lastName: '' } : named)),
  ) as unknown as S
