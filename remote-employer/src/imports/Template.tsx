import type { ImportField } from '@onward/contracts/jobs/job-import'
import { Button, Disclosure, Section, Table } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useImportMessages } from './catalogue'
import { NEEDED, saveFile, TEMPLATE_FIELDS, templateCsv } from './files'
import styles from './imports.module.css'
import { featureList, fieldLabel } from './labels'

/** A template file, and what belongs in each column. */
export function Template() {
  const t = useMessages()
  const w = useImportMessages()
  const write = (field: ImportField): string => {
    switch (field) {
      case 'isRemoteAvailable':
      case 'isDisabilityFriendly':
      case 'benefitsTransitionSupport':
        return w('write.yesNo')
      case 'accessibilityFeatures':
        return w('write.accessibilityFeatures', { features: featureList(t) })
      case 'postcode':
      case 'salaryMaximum':
      case 'salaryPeriod':
        return ''
      default:
        return w(`write.${field}`)
    }
  }
  const label = (field: ImportField) => fieldLabel(t, w, field)
  return (
    <Section title={w('template.title')}>
      <p>{w('template.text')}</p>
      <p>
        <Button variant="secondary" onClick={() => saveFile(w('template.filename'), templateCsv(label))}>
          {w('template.get')}
        </Button>
      </p>
      <Disclosure summary={w('template.caption')}>
        <Table
          caption={w('template.caption')}
          rows={TEMPLATE_FIELDS}
          rowKey={(field) => field}
          columns={[
            {
              key: 'column',
              header: w('template.column'),
              cell: (field) => (
                <>
                  <strong>{label(field)}</strong>
                  {NEEDED.includes(field) && <span className={styles.soft}> ({w('template.needed')})</span>}
                </>
              ),
            },
            { key: 'write', header: w('template.write'), cell: write },
          ]}
        />
      </Disclosure>
    </Section>
  )
}
