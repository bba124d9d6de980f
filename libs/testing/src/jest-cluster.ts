import { CLUSTER_FOLDER, makeClusterFolder } from './database-cluster'

/** Names the run's cluster; the first `createTestDatabase` starts it. */
export default function nameCluster(): void {
  process.env[CLUSTER_FOLDER] = makeClusterFolder()
  process.env.ONWARD_TEST_RUNNER = String(process.pid)
}
