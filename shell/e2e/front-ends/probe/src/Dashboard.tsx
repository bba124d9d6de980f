import { useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'

export default function Dashboard() {
  const { user } = useSession()
  return (
    <>
      <h1>Probe dashboard of {user?.firstName}</h1>
      <Link to="/agent/probes/7">Probe seven</Link>
    </>
  )
}
