import { randomUUID } from 'node:crypto'
import type { BadgeEvidence, Letter } from '@onward/contracts'
import {
  deleteLetter,
  downloadLetter,
  GENERAL_POSITION,
  listLetters,
  Problem,
  readBadgeEvidence,
  readLetter,
  readWritingHelp,
  saveLetter,
  setWritingHelp,
  startLetter,
  writeLetter,
} from '@onward/contracts'
import { createModel, missingFor, rewordLetter, writeLetter as writeFromFacts } from '@onward/cv-engine'
import type { Tx } from '@onward/database'
import { letterDocx, letterPdf } from '@onward/documents'
import type { ServiceKit } from '@onward/service-kit'
import { signHandover } from '@onward/service-kit'
import { and, desc, eq, sql } from 'drizzle-orm'
import { giveConsent, hasConsent, withdrawConsent } from '../consents/store'
import { notReadYet, ownCv } from '../cvs/store'
import type { LetterRow } from '../db/schema'
import { cvReviews, letters } from '../db/schema'
import { sendFile } from '../files'
import { areaOf } from '../profile/area'
import { profileRow } from '../profile/store'
import { nameOf } from '../profile/view'

const MAX_LETTERS = 200

const shown = ({ accountId: _, createdAt, updatedAt, ...row }: LetterRow): Letter => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** Of the signed-in person: another's letter is not found. */
async function ownLetter(tx: Tx, accountId: string, letterId: string): Promise<LetterRow> {
  const [row] = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.id, letterId), eq(letters.accountId, accountId)))
  if (!row) throw new Problem('not-found')
  return row
}

export function letterRoutes(kit: ServiceKit): void {
  const model = kit.config.languageModel && createModel(kit.config.languageModel, { now: () => kit.clock().getTime() })

  kit.handle(listLetters, ({ query, read }) =>
    read(async (tx, who) => {
      const rows = await tx
        .select()
        .from(letters)
        .where(
          and(
            eq(letters.accountId, who.accountId),
            query.cvId ? eq(letters.cvId, query.cvId) : undefined,
            query.jobId ? eq(letters.jobId, query.jobId) : undefined,
          ),
        )
        .orderBy(desc(letters.createdAt), desc(letters.id))
        .limit(MAX_LETTERS)
      return { items: rows.map(shown) }
    }),
  )

  kit.handle(writeLetter, async ({ body, now, read, write, log }) => {
    const from = await read(async (tx, who) => {
      const accountId = who.accountId
      const cv = await ownCv(tx, accountId, body.cvId)
      const [review] = await tx.select({ facts: cvReviews.facts }).from(cvReviews).where(eq(cvReviews.cvId, cv.id))
      if (!review?.facts) throw notReadYet()
      const mayReword = body.reword && (await hasConsent(tx, accountId, 'writing-help'))
      return { facts: review.facts, profile: await profileRow(tx, accountId), mayReword }
    })
    const { facts, profile } = from
    const advert = body.advert && { ...body.advert }
    const outcome = writeFromFacts({ facts, person: profile, advert, choices: body.choices })
    if (!outcome.letter) return { shortfall: outcome.shortfall }
    const draft = outcome.letter
    const reworded =
      model && from.mayReword ? await rewordLetter(model, { letter: draft, facts, advert, choices: body.choices }) : null
    if (reworded?.writtenBy === 'rules') log.info({ because: reworded.because }, 'a letter was not reworded')
    const isReworded = reworded?.writtenBy === 'language-model'
    const id = randomUUID()
    return write(async (tx, who) => {
      await tx.insert(letters).values({
        id,
        accountId: who.accountId,
        cvId: body.cvId,
        jobId: advert?.jobId ?? null,
        jobTitle: advert?.title ?? GENERAL_POSITION,
        company: advert?.company ?? '',
        choices: body.choices,
        body: isReworded ? reworded.body : draft.body,
        facts: draft.facts,
        missing: draft.missing,
        writtenBy: isReworded ? 'language-model' : 'rules',
        createdAt: now,
        updatedAt: now,
      })
      return { resource: `letters/${id}`, answer: { id } }
    })
  })

  kit.handle(startLetter, async ({ body, now, write }) =>
    write(async (tx, who) => {
      const { accountId } = who
      const cv = await ownCv(tx, accountId, body.cvId)
      const [review] = await tx.select({ facts: cvReviews.facts }).from(cvReviews).where(eq(cvReviews.cvId, cv.id))
      const { advert } = body
      const id = randomUUID()
      await tx.insert(letters).values({
        id,
        accountId,
        cvId: cv.id,
        jobId: advert?.jobId ?? null,
        jobTitle: advert?.title ?? GENERAL_POSITION,
        company: advert?.company ?? '',
        choices: { tone: 'warm', length: 'standard', language: body.language },
        body: '',
        facts: [],
        missing: review?.facts ? missingFor(advert, review.facts) : [],
        writtenBy: 'person',
        createdAt: now,
        updatedAt: now,
      })
      return { resource: `letters/${id}`, answer: { id } }
    }),
  )

  kit.handle(readLetter, ({ params, read }) => read(async (tx, who) => shown(await ownLetter(tx, who.accountId, params.id))))

  kit.handle(saveLetter, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const row = await ownLetter(tx, who.accountId, params.id)
      const [saved] = await tx
        .update(letters)
        .set({ body: body.body, updatedAt: now, version: body.version + 1 })
        .where(and(eq(letters.id, row.id), eq(letters.version, body.version)))
        .returning({ version: letters.version })
      if (!saved) throw new Problem('state-conflict', { text: 'jobseekers.letter-changed' })
      return { resource: `letters/${row.id}`, answer: { version: saved.version } }
    }),
  )

  kit.handle(deleteLetter, ({ params, write }) =>
    write(async (tx, who) => {
      const row = await ownLetter(tx, who.accountId, params.id)
      await tx.delete(letters).where(eq(letters.id, row.id))
      return { resource: `letters/${row.id}`, answer: {} }
    }),
  )

  kit.handle(downloadLetter, async ({ params, query, read, reply }) => {
    const { letter, profile } = await read(async (tx, who) => ({
      letter: await ownLetter(tx, who.accountId, params.id),
      profile: await profileRow(tx, who.accountId),
    }))
    const document = {
      language: letter.choices.language,
      sender: { name: nameOf(profile), lines: [areaOf(profile), profile.phone, profile.email].filter(Boolean) },
      recipient: { company: letter.company },
      date: DAY.format(letter.updatedAt),
      subject: letter.jobId ? letter.jobTitle : '',
      body: letter.body,
    }
    const bytes = await (query.format === 'pdf' ? letterPdf(document) : letterDocx(document))
    const filename = ['Cover letter', nameOf(profile), letter.company].filter(Boolean).join(' - ')
    return sendFile(reply, { bytes, filename: `${filename}.${query.format}`, fileType: query.format })
  })

  kit.handle(readWritingHelp, ({ read }) =>
    read(async (tx, who) => ({ available: model !== null, consented: await hasConsent(tx, who.accountId, 'writing-help') })),
  )

  kit.handle(setWritingHelp, ({ body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      if (body.consent) await giveConsent(tx, accountId, 'writing-help', body, now)
      else await withdrawConsent(tx, accountId, 'writing-help', now)
      return { resource: 'consents/writing-help', answer: { consented: body.consent } }
    }),
  )

  kit.handle(readBadgeEvidence, async ({ params, now, read }) => {
    const evidence = await read(async (tx, who): Promise<BadgeEvidence> => {
      const accountId = who.accountId
      const cv = await ownCv(tx, accountId, params.id)
      const [letter] = await tx
        .select({ id: letters.id })
        .from(letters)
        // Whoever wrote it: what the person typed counts as much as what the rules wrote.
        .where(and(eq(letters.cvId, cv.id), sql`btrim(${letters.body}) <> ''`))
        .limit(1)
      if (cv.state !== 'analysed') throw notReadYet()
      if (!letter) throw new Problem('state-conflict', { text: 'jobseekers.letter-needed' })
      return { accountId, email: (await profileRow(tx, accountId)).email, cvId: cv.id, letterId: letter.id }
    })
    return { handover: await signHandover(kit.keys, { from: 'jobseekers', to: 'learning' }, evidence, now) }
  })
}

/** A letter's date is the day it has in the United Kingdom, as yyyy-mm-dd. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
