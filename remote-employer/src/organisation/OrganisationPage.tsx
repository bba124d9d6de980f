import type { OwnOrganisation } from '@onward/contracts/jobs/organisation'
import { usePageTitle } from '@onward/portal-kit'
import { RoomHead } from '@onward/ui/area'

import { Answer } from '../parts/Answer'
import { AreaPage } from '../parts/AreaPage'
import { useOrganisation } from './api'
import { Confident } from './Confident'
import { useOrganisationMessages } from './catalogue'
import { Logo } from './Logo'
import { NoOrganisation } from './NoOrganisation'
import styles from './organisation.module.css'
import { People } from './People'
import { Profile } from './Profile'
import { Status } from './Status'
import { Verification } from './Verification'

/** /employer/organisation: profile, verification and members. */
export default function OrganisationPage() {
  const t = useOrganisationMessages()
  const organisation = useOrganisation()
  usePageTitle(t('common.organisation'))
  return (
    <AreaPage>
      <RoomHead title={organisation.data?.organisation?.name || t('common.organisation')} note={t('lead')} />
      <Answer of={organisation} lines={6}>
        {({ organisation: mine }) => (mine ? <Whole organisation={mine} /> : <NoOrganisation />)}
      </Answer>
    </AreaPage>
  )
}

/** A suspended organisation sees why, and its data read only. */
function Whole({ organisation }: { organisation: OwnOrganisation }) {
  const mayChange = organisation.role === 'owner' && organisation.verification.state !== 'suspended'
  return (
    <div className={styles.whole}>
      <Status organisation={organisation} />
      <div className={styles.columns}>
        <div>
          <Verification organisation={organisation} mayChange={mayChange} />
          <Profile organisation={organisation} mayChange={mayChange} />
          <Logo organisation={organisation} mayChange={mayChange} />
        </div>
        <div>
          <People organisation={organisation} mayChange={mayChange} />
          <Confident organisation={organisation} mayChange={mayChange} />
        </div>
      </div>
    </div>
  )
}
