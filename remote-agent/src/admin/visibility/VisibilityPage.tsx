import { AdminPage } from '../AdminPage'
import { CardPlaces } from './CardPlaces'
import { useVisibilityMessages } from './catalogue'
import styles from './visibility.module.css'
import { WhyForm } from './WhyForm'

/** /agent/admin/visibility: why somebody sees something or not, and the cards on pages of others. */
export default function VisibilityPage() {
  const v = useVisibilityMessages()
  return (
    <AdminPage title={v('title')} lead={v('lead')}>
      <div className={styles.page}>
        <WhyForm />
        <CardPlaces />
      </div>
    </AdminPage>
  )
}
