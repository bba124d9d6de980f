import { type Cv, type Language, staffName } from '@onward/contracts'
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
