import { useParams } from '@onward/portal-kit/router'

export default function Case() {
  return <h1>Probe {useParams().id}</h1>
}
