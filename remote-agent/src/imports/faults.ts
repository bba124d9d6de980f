import { type ReferralImportRow, ROW_BROKEN, ROW_CELLS, ROW_TWIN } from '@onward/contracts/casework/referral-import'
import { useMessages } from '../catalogue'
import { useReferralMessages } from '../referrals/catalogue'
import { faultText } from '../referrals/faults'
import { useImportMessages } from './catalogue'
import { isValued, useValidValues } from './valid-values'

const OWN_FAULTS = {
  [ROW_BROKEN]: 'fault.broken',
  [ROW_CELLS]: 'fault.cells',
  [ROW_TWIN]: 'fault.twin',
  'Choose an answer from the list': 'fault.option',
} as const
const isOwn = (message: string): message is keyof typeof OWN_FAULTS => message in OWN_FAULTS

/** Why a row is not referred, one sentence for each reason; a word that is in no list is told with the list. */
export function useFaults(): (row: ReferralImportRow) => string[] {
  const t = useMessages()
  const w = useImportMessages()
  const r = useReferralMessages()
  const values = useValidValues()
  return (row) => {
    if (row.kind === 'own-office') return [w('kind.own-office')]
    if (row.kind === 'other-office') return [w('kind.other-office', { office: row.officeName })]
    return row.faults.map(({ field, message }) => {
      const text = isOwn(message) ? w(OWN_FAULTS[message]) : faultText(t, r, message)
      const named = isValued(field) ? w('fault.values', { values: values[field] }) : text
      return field && field !== 'hasOneName' ? `${r(`form.${field}`)}: ${named}` : text
    })
  }
}
