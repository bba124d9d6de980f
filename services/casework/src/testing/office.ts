import { randomUUID } from 'node:crypto'
import { emitEvent } from '@onward/database'
import type { TestPerson, TestServer } from '@onward/service-kit/testing'
import { addOffice } from '../staff/office-store'

/** An office with so many agents, who joined by the event of an invitation. */
export async function testOffice(server: TestServer, agents = 1): Promise<{ id: string; name: string; agents: TestPerson[] }> {
  const { db, clock } = server.kit('casework')
  const name = `Office ${randomUUID()}`
  const officeId = await db.withSystem((tx) => addOffice(tx, name, clock()))
  if (!officeId) throw new Error('The name is taken')
  const people: TestPerson[] = []
  for (let i = 0; i < agents; i += 1) {
    const person = await server.person('agent')
    const facts = { accountId: person.accountId, role: 'agent' as const, officeId, staffId: randomUUID().slice(0, 8) }
    await server.asOwner((tx) =>
      emitEvent(tx, 'staff.joined', person.accountId, 1, { ...facts, firstName: 'Sian', lastName: `Coach${i}` }),
    )
    people.push(person)
  }
  await server.runJobs()
  return { id: officeId, name, agents: people }
}

let given = 100_000
/** A number that no other test has. */
export const freshNiNumber = (): string => `AB${String(++given)}C`

/** A form that can be sent. */
export const form = (change: object = {}) => ({
  firstName: 'Amina',
  lastName: 'Okafor',
  niNumber: freshNiNumber(),
  disability: 'none',
  location: 'Leeds',
  email: `${randomUUID()}@test.example`,
  phone: '07700 900123',
  benefitsStatus: 'universal-credit',
  benefitsAmount: '',
  ...change,
})
