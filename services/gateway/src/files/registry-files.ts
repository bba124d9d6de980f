import { ANY_HOST } from '@onward/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Ask } from '../registry/store'
import { listedFilesReader } from './files-store'
import { type FileRefusal, type ReadFile, type RefusedFile, verifiedFiles } from './verified-files'

/**
 * Files of the registry's versions. A refused one is told in the log, on the administrator's page of its version and as a count at
 * `/health/metrics`.
 */
export function registryFiles(
  app: FastifyInstance,
  ask: Ask,
  dataDir: string,
  onRefused: (refused: RefusedFile) => Promise<void>,
): ReadFile {
  const refusals: Record<FileRefusal, number> = { unlisted: 0, 'other-bytes': 0 }
  app.get('/health/metrics', { config: ANY_HOST }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        [
          '# HELP onward_refused_files_total Files below /assets that no version lists, or that differ from what was published.',
          '# TYPE onward_refused_files_total counter',
          ...Object.entries(refusals).map(([reason, count]) => `onward_refused_files_total{reason="${reason}"} ${count}`),
          '',
        ].join('\n'),
      ),
  )
  return verifiedFiles({
    dataDir,
    filesOf: listedFilesReader(ask),
    onRefused: (refused) => {
      refusals[refused.refusal] += 1
      const { name, build, file, refusal } = refused
      app.log.error({ remote: name, version: build, file, refusal }, 'file refused')
      onRefused(refused).catch((err: unknown) => app.log.warn({ err }, 'a refused file was not recorded'))
    },
  })
}
