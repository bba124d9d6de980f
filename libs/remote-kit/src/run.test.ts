import { CommandRefused, type Context } from './command'
import type { CommandEntry } from './commands'
import { run } from './run'

const entry = (act: (words: readonly string[]) => number): CommandEntry => ({
  summary: 'says hello',
  load: async () => ({
    command: {
      usage: '<name>',
      words: [1, 1],
      options: { loud: { type: 'boolean' } },
      run: async (words) => act(words),
    },
  }),
})

async function called(args: readonly string[], act: (words: readonly string[]) => number = () => 0) {
  const lines: string[] = []
  const context: Context = { cwd: '/', env: {}, log: (line) => lines.push(line) }
  return { code: await run(args, context, { greet: entry(act) }), said: lines.join('\n') }
}

it('runs the command that is named, with its words', async () => {
  const words: string[] = []
  expect((await called(['greet', 'Ann', '--loud'], (given) => words.push(...given))).code).toBe(1)
  expect(words).toEqual(['Ann'])
})

it('lists the commands when none, or one that does not exist, is named', async () => {
  expect(await called([])).toEqual({ code: 2, said: expect.stringContaining('greet     says hello') })
  expect((await called(['toString'])).said).toContain('There is no command "toString".')
})

it('says how a command is written when its words or options are wrong', async () => {
  for (const args of [['greet'], ['greet', 'a', 'b'], ['greet', 'a', '--quiet']])
    expect(await called(args)).toEqual({ code: 2, said: expect.stringContaining('Usage: onward-remote greet <name>') })
  expect(await called(['greet', '--help'])).toEqual({ code: 0, said: 'Usage: onward-remote greet <name>' })
})

it('prints a refusal without a stack, and leaves other errors alone', async () => {
  const refused = await called(['greet', 'Ann'], () => {
    throw new CommandRefused('No such remote.')
  })
  expect(refused).toEqual({ code: 1, said: 'No such remote.' })
  const fault = called(['greet', 'Ann'], () => {
    throw new TypeError('a fault')
  })
  await expect(fault).rejects.toThrow('a fault')
})
