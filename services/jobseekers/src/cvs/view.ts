import { type Cv, type CvAnalysis, type Language, staffName } from '@onward/contracts'
import { skillById } from '@onward/taxonomy'
import type { CvRow } from '../db/schema'

export const cvView = (row: CvRow, score: number | null, language: Language): Cv => ({
  id: row.id,
  filename: row.filename,
  fileType: row.fileType,
  fileSize: row.fileSize,
  isActive: row.isActive,
  uploadedAt: row.uploadedAt.toISOString(),
  employerVisible: row.employerVisible,
  state: row.state,
  refusal: row.refusal,
  score,
  ...(row.addedBy && { addedBy: staffName(row.addedBy, language) }),
})

/** An analysis whose skills are named in the reader's language; licences and certificates are marked, for one has them or not. */
export function analysisView(analysis: CvAnalysis, language: Language): CvAnalysis {
  const { skills, ...rest } = analysis.detailedAnalysis
  const named = skills.map((one) => {
    const known = skillById(one.skillId)
    return { ...one, skill: known?.name[language] ?? one.skill, ...(known && known.kind !== 'skill' && { isPaper: true }) }
  })
  return { ...analysis, detailedAnalysis: { ...rest, skills: named } }
}
