import { CLUSTER_FOLDER, makeClusterFolder } from './database-cluster'

/** Sets the folder of the run's cluster, which starts at its first use. */
export default function nameCluster(): void {
  process.env[CLUSTER_FOLDER] = makeClusterFolder()
  process.env.ONWARD_TEST_RUNNER = String(process.pid)
}
