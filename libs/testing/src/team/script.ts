/** One step of a team's way from an empty folder to a live remote: a paragraph and commands. */
export interface TeamStep {
  id:
    | 'install'
    | 'develop'
    | 'edit'
    | 'check'
    | 'key'
    | 'publish'
    | 'preview'
    | 'rollout'
    | 'promote'
    | 'rollback'
    | 'fault'
    | 'remove'
  text: string
  commands: readonly string[]
}

/** What the script says where each team has its own. */
export const EXAMPLE = {
  portal: 'http://localhost:3000',
  folder: '../remote-training',
  token: '<token>',
  build: '<build>',
} as const

export const TEAM_INTRODUCTION = `A portal runs at <${EXAMPLE.portal}> (\`npm start\`). Its kit is all that a team needs, in a folder of its own. \`npm run drill -- team\` runs these very
lines, and says how long each takes.`

/**
 * "Your first remote in ten minutes" of the README: the README has its text, `npm run drill -- team` runs its commands, and a test holds
 * both the same.
 */
export const TEAM_SCRIPT: readonly TeamStep[] = [
  {
    id: 'install',
    text: `Take the example, and the kit of the portal that will run it; \`npx --yes $ONWARD_PORTAL/kit/remote-kit.tgz new care\` makes an empty remote
instead:`,
    commands: [
      `export ONWARD_PORTAL=${EXAMPLE.portal}`,
      `cp -R deploy/examples/remote-training ${EXAMPLE.folder}`,
      `cd ${EXAMPLE.folder}`,
      'npx --yes $ONWARD_PORTAL/kit/remote-kit.tgz kit',
      'npm install',
    ],
  },
  {
    id: 'develop',
    text: 'Begin to develop. It prints an address: open it, agree, and the portal shows your remote in your browser alone:',
    commands: ['npm run dev'],
  },
  {
    id: 'edit',
    text: 'Change a sentence in another terminal; the page shows it at once:',
    commands: [`sed -i.old 's/Training near you/Learn a trade near you/' src/messages/en.json`],
  },
  {
    id: 'check',
    text: 'End `dev`. Run the tests, and ask what publishing would refuse:',
    commands: ['npm test', 'npm run check'],
  },
  {
    id: 'key',
    text: `Make the team's key; what is printed is its public half. An administrator gives it to the portal ("Versions", "Register a remote"), and
makes a deploy token for all of its work, and names the testers of its previews:`,
    commands: ['npm run onward -- key team.pem'],
  },
  {
    id: 'publish',
    text: `Publish. Everybody has it at their next page load, and jobseekers its card on their dashboard once an administrator shows that
("What people see"):`,
    commands: [`export ONWARD_KEY=team.pem ONWARD_TOKEN=${EXAMPLE.token}`, 'npm run onward -- publish'],
  },
  {
    id: 'preview',
    text: `Publish a change without making it live, and look at it before others do. The link shows it for a day to the testers whom the
administrator named, once they agree:`,
    commands: [
      `sed -i.old 's/Learn a trade near you/Learn a trade at work/' src/messages/en.json`,
      'npm run onward -- publish --hold',
      'npm run onward -- preview',
    ],
  },
  {
    id: 'rollout',
    text: 'Give it to half of the people signed in; they keep it at every visit:',
    commands: [`npm run onward -- rollout training start --build ${EXAMPLE.build} --percent 50`],
  },
  { id: 'promote', text: 'Give it to everybody:', commands: ['npm run onward -- rollout training promote'] },
  {
    id: 'rollback',
    text: 'Go back to the version before:',
    commands: ['npm run onward -- rollback training', 'npm run onward -- list training'],
  },
  {
    id: 'fault',
    text: `Publish a version that throws at its start. Whoever opens its page is shown the version before, and after twenty page loads the portal
takes it out by itself, and tells the team:`,
    commands: [
      `echo "if (globalThis.document) throw new Error('a fault')" >> src/entry.ts`,
      'npm run onward -- publish',
      'npm run onward -- list training',
    ],
  },
  { id: 'remove', text: 'Take it out. Its page is the 404 page again:', commands: ['npm run onward -- remove training'] },
]

/** The README's section, as it must stand there. */
export function teamSection(): string {
  const steps = TEAM_SCRIPT.map(({ text, commands }, index) => {
    const number = `${index + 1}. `
    const lines = [...text.split('\n').map((line) => line.trim()), '', '```', ...commands, '```', '']
    return number + lines.map((line, at) => (at > 0 && line ? ' '.repeat(number.length) : '') + line).join('\n')
  })
  return [TEAM_INTRODUCTION, '', ...steps].join('\n').trim()
}
