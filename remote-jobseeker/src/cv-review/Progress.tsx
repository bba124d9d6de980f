import type { AnalysisPoint, CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import { pointText, sectionName } from '@onward/contracts/jobseekers/cv-points'
import { compareAnalyses } from '@onward/contracts/jobseekers/cv-progress'
import type { Cv } from '@onward/contracts/jobseekers/cvs'
import { usePortal } from '@onward/portal-kit'
import { formatDate, formatDay } from '@onward/portal-kit/i18n'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { LineChart } from '@onward/ui/chart'
import { Badge, Button, Card, Field, Row, Select, Stack, Table } from '@onward/ui/frame'
import { useState } from 'react'
import { useCvMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { Fold } from '../parts/Fold'
import { useCv, useCvList } from './api'
import styles from './progress.module.css'

/** The chart shows only the latest versions. */
const MAX_VERSIONS = 12

interface Version {
  cv: Cv
  score: number
  change: number | null
}
/** Analysed CVs, oldest first, each with the change since the one before. */
export function versionsOf(cvs: readonly Cv[]): Version[] {
  const analysed = cvs
    .flatMap((cv) => (cv.score === null ? [] : [{ cv, score: cv.score }]))
    .sort((a, b) => a.cv.uploadedAt.localeCompare(b.cv.uploadedAt))
  return analysed.map((each, index) => {
    const before = analysed[index - 1]
    return { ...each, change: before ? each.score - before.score : null }
  })
}

/** Score history and a comparison of two versions; needs two analysed CVs. */
export function Progress({ cvId, analysis }: { cvId: string; analysis: CvAnalysis }) {
  const t = useCvMessages()
  const list = useCvList(true)
  const versions = versionsOf(list.data?.items ?? []).slice(-MAX_VERSIONS)
  const [address] = useSearchParams()
  if (versions.length < 2) return null
  const before = versions[versions.findIndex(({ cv }) => cv.id === cvId) - 1]
  const changeText = (change: number | null) =>
    change === null
      ? t('progress.first')
      : change === 0
        ? t('progress.none')
        : t(change > 0 ? 'progress.up' : 'progress.down', { count: Math.abs(change) })
  return (
    <div className={styles.progress}>
      <Fold
        id="progress"
        title={t('common.yourProgress')}
        note={before ? t('progress.before', { name: before.cv.filename, score: before.score }) : t('progress.lead')}
        open={address.has('compare')}
      >
        <div className={styles.history}>
          <LineChart
            label={t('progress.chart')}
            points={versions.map(({ cv, score }) => ({ id: cv.id, name: formatDate(cv.uploadedAt), value: score }))}
          />
          <Table
            caption={t('progress.table')}
            rows={[...versions].reverse()}
            rowKey={({ cv }) => cv.id}
            columns={[
              {
                key: 'cv',
                header: t('progress.version'),
                cell: ({ cv }) =>
                  cv.id === cvId ? <strong>{cv.filename}</strong> : <Link to={`/cv-review?cv=${cv.id}`}>{cv.filename}</Link>,
              },
              { key: 'uploaded', header: t('progress.uploaded'), cell: ({ cv }) => formatDate(cv.uploadedAt) },
              { key: 'score', header: t('progress.score'), align: 'end', cell: ({ score }) => score },
              { key: 'change', header: t('common.change'), cell: ({ change }) => changeText(change) },
            ]}
          />
        </div>
        <Compare cvId={cvId} analysis={analysis} versions={versions} />
      </Fold>
    </div>
  )
}

/** The current CV beside another version: `?compare=` or else the previous or next one. */
function Compare({ cvId, analysis, versions }: { cvId: string; analysis: CvAnalysis; versions: readonly Version[] }) {
  const t = useCvMessages()
  const [address, setAddress] = useSearchParams()
  const at = versions.findIndex(({ cv }) => cv.id === cvId)
  const selected = versions[at]
  const others = versions.filter(({ cv }) => cv.id !== cvId)
  const named = address.get('compare')
  const other = others.find(({ cv }) => cv.id === named) ?? versions[at - 1] ?? versions[at + 1]
  const second = useCv(other?.cv.id ?? cvId)
  const [open, setOpen] = useState(named !== null)
  if (!selected || !other) return null
  const choose = (id: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('cv', cvId)
        next.set('compare', id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const isNewer = selected.cv.uploadedAt >= other.cv.uploadedAt
  const [older, newer] = isNewer ? [other, selected] : [selected, other]
  return (
    <div>
      <Button variant="secondary" aria-expanded={open} aria-controls="compare" onClick={() => setOpen(!open)}>
        {t('progress.compare')}
      </Button>
      <div id="compare" hidden={!open} className={styles.compare}>
        <div className={styles.pick}>
          <Field label={t('progress.with', { name: selected.cv.filename })}>
            <Select
              value={other.cv.id}
              onChange={(event) => choose(event.target.value)}
              options={[...others].reverse().map(({ cv }) => ({
                value: cv.id,
                label: t('progress.option', { name: cv.filename, day: formatDay(cv.uploadedAt) }),
              }))}
            />
          </Field>
        </div>
        <Answer of={{ data: second.data?.analysis ?? undefined, error: second.error, refetch: second.refetch }} cards={1}>
          {(found) => (
            <SideBySide older={older} newer={newer} before={isNewer ? found : analysis} after={isNewer ? analysis : found} />
          )}
        </Answer>
      </div>
    </div>
  )
}

function SideBySide({ older, newer, before, after }: { older: Version; newer: Version; before: CvAnalysis; after: CvAnalysis }) {
  const t = useCvMessages()
  const { language } = usePortal()
  const { scoreChange, sections, mended, open, fresh, skillsAdded, skillsRemoved, isSameEngine } = compareAnalyses(before, after)
  const figure = (score: number | null) => (score === null ? '–' : String(score))
  return (
    <Stack gap={4}>
      <div className={styles.sides}>
        {(
          [
            [t('progress.older'), older],
            [t('progress.newer'), newer],
          ] as const
        ).map(([label, { cv, score }]) => (
          <Card key={cv.id}>
            <p className={styles.soft}>{label}</p>
            <p className={styles.name}>{cv.filename}</p>
            <p className={styles.soft}>{formatDay(cv.uploadedAt)}</p>
            <p className={styles.score}>{t('common.outOf100', { score })}</p>
          </Card>
        ))}
      </div>
      <p className={styles.change}>
        {scoreChange === 0
          ? t('progress.level')
          : t(scoreChange > 0 ? 'progress.up' : 'progress.down', { count: Math.abs(scoreChange) })}
        {!isSameEngine && ` ${t('progress.otherRules')}`}
      </p>
      <div className={styles.lists}>
        <Points title={t('progress.improved')} none={t('progress.improvedNone')} points={mended} />
        <Points title={t('progress.open')} none={t('progress.openNone')} points={open} />
        <Points title={t('common.new')} none={t('progress.freshNone')} points={fresh} />
      </div>
      <Table
        caption={t('progress.sections')}
        rows={sections}
        rowKey={({ name }) => name}
        columns={[
          { key: 'part', header: t('progress.part'), cell: ({ name }) => sectionName(name, language) ?? name },
          { key: 'older', header: t('progress.older'), align: 'end', cell: (section) => figure(section.before) },
          { key: 'newer', header: t('progress.newer'), align: 'end', cell: (section) => figure(section.after) },
        ]}
      />
      <Skills title={t('progress.skills')} skills={skillsAdded} />
      <Skills title={t('progress.lost')} skills={skillsRemoved} />
    </Stack>
  )
}

function Points({ title, none, points }: { title: string; none: string; points: readonly AnalysisPoint[] }) {
  const { language } = usePortal()
  return (
    <Card>
      <h3 className={styles.heading}>{title}</h3>
      {points.length === 0 ? (
        <p className={styles.soft}>{none}</p>
      ) : (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.code}>{pointText(point, language).text}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Skills({ title, skills }: { title: string; skills: readonly { skillId: string; skill: string }[] }) {
  if (skills.length === 0) return null
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      <Row gap={2}>
        {skills.map(({ skillId, skill }) => (
          <Badge key={skillId}>{skill}</Badge>
        ))}
      </Row>
    </div>
  )
}
