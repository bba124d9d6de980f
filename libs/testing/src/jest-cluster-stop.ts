import { CLUSTER_FOLDER, endCluster } from './database-cluster'

export default async function stopCluster(): Promise<void> {
  const folder = process.env[CLUSTER_FOLDER]
  if (folder) await endCluster(folder)
}
