import { isOutsideTransaction, OUTSIDE, type Statement, statementsOf } from './migration-text'

/** Rules for a migration that runs while people use the portal, and while processes of the version before it still serve them. */
export const MIGRATION_RULES = {
  'index-locks-writes': `A plain index keeps everybody from writing while it is made. Put \`create index concurrently if not exists\` into a file of its own that begins with \`${OUTSIDE}\`.`,
  'outside-is-for-indexes': `A file that begins with \`${OUTSIDE}\` holds nothing but \`create index concurrently if not exists … on schema.table\` and \`drop index concurrently if exists\`: it may run again after it failed halfway.`,
  'concurrently-needs-outside': `\`concurrently\` fails in a transaction: begin the file with \`${OUTSIDE}\`.`,
  'rewrites-table':
    'The whole table is written anew while nobody can read it. Add a column that is null or has a constant default, fill it in a task, and change over in a later version.',
  'scans-under-lock':
    'Every row is read while nobody can write. Add the constraint `not valid` here, and `validate constraint` in the next file; for `not null`, check (… is not null) in this way comes first.',
  'validates-under-lock':
    'Validating is harmless alone, but here it happens under the locks of the other statements: put it into a file of its own.',
  'updates-every-row': 'An update without `where` locks every row until the file is done: let a task do it in pieces.',
  'breaks-running-version':
    'The version that still runs uses the old name. Add the new one beside it (expand), and remove the old one in a later version, when nothing uses it any more (contract).',
} as const
export type MigrationRule = keyof typeof MIGRATION_RULES

export interface MigrationFault {
  rule: MigrationRule
  line: number
  text: string
}

const NAME = String.raw`(?:"[^"]+"|[\w.])+`
const match = (code: string, pattern: string): RegExpExecArray | null =>
  new RegExp(pattern.replaceAll('NAME', NAME), 'i').exec(code)

/**
 * What is wrong with a new migration file. `-- allow <rule>: <why>` in the file, with a reason, allows a rule to be broken, such as for a table that has a
 * row for each service. SQL that is put together as text, and the bodies of functions, are not looked into.
 */
export function faultsOfMigration(text: string): MigrationFault[] {
  const allowed = new Set([...text.matchAll(/^-- allow ([\w-]+): \S.{9,}$/gm)].map(([, rule]) => rule))
  const statements = statementsOf(text)
  const made = new Set(
    statements.map(({ code }) => plain(match(code, '^create (?:unlogged )?table (?:if not exists )?(NAME)')?.[1])),
  )
  return statements
    .flatMap((statement) =>
      rulesBroken(statement, { isOutside: isOutsideTransaction(text), isAlone: statements.length === 1, made, statements }),
    )
    .filter(({ rule }) => !allowed.has(rule))
}

interface File {
  isOutside: boolean
  isAlone: boolean
  /** Tables that the file makes: nobody uses them yet. */
  made: ReadonlySet<string>
  statements: readonly Statement[]
}
const plain = (name: string | undefined): string => (name ?? '').replaceAll('"', '').toLowerCase()

function rulesBroken({ code, line }: Statement, file: File): MigrationFault[] {
  const rules = file.isOutside ? outsideRules(code) : insideRules(code, file)
  return rules.map((rule) => ({ rule, line, text: MIGRATION_RULES[rule] }))
}

function outsideRules(code: string): MigrationRule[] {
  const isIndex =
    match(code, '^create (?:unique )?index concurrently if not exists NAME on (?:only )?[\\w"]+\\.NAME') ??
    match(code, '^drop index concurrently if exists NAME')
  return isIndex ? [] : ['outside-is-for-indexes']
}

function insideRules(code: string, { made, isAlone, statements }: File): MigrationRule[] {
  if (match(code, '^(create|drop|reindex)\\b.*\\bconcurrently\\b')) return ['concurrently-needs-outside']
  const rules: MigrationRule[] = []
  const index = match(code, '^create (?:unique )?index (?:if not exists )?(?:NAME )?on (?:only )?(NAME)')
  if (index && !made.has(plain(index[1]))) rules.push('index-locks-writes')
  if (match(code, '^(cluster|vacuum full|reindex)\\b')) rules.push('rewrites-table')
  const update = match(code, '^update (?:only )?(NAME)')
  if (update && !made.has(plain(update[1])) && !match(code, '\\bwhere\\b')) rules.push('updates-every-row')
  const table = match(code, '^alter table (?:if exists )?(?:only )?(NAME) (.*)$')
  if (table && !made.has(plain(table[1]))) rules.push(...alterations(table[2] ?? '', isAlone))
  if (match(code, '^alter (?:table|type|schema|view|function|index|sequence) .*\\brename\\b'))
    rules.push('breaks-running-version')
  const dropped = match(code, '^drop (table|view|materialized view|schema|type|function) (?:if exists )?(NAME)')
  // A function or view that is made anew at once, with other columns say.
  const isReplaced = (name: string) =>
    statements.some(({ code: other }) => plain(match(other, '^create (?:or replace )?(?:function|view) (NAME)')?.[1]) === name)
  if (dropped && !made.has(plain(dropped[2])) && !isReplaced(plain(dropped[2]))) rules.push('breaks-running-version')
  return [...new Set(rules)]
}

/** Of `alter table`, what follows the name; several may stand there. */
function alterations(changes: string, isAlone: boolean): MigrationRule[] {
  const rules: MigrationRule[] = []
  for (const change of changes.split(/,(?![^(]*\))/).map((one) => one.trim())) {
    const column = match(change, '^add (?:column )?(?:if not exists )?(?!constraint|check|foreign|primary|unique|exclude)')
    if (match(change, '^alter (?:column )?NAME (?:set data )?type\\b') || match(change, '^set (?:logged|unlogged|tablespace)\\b'))
      rules.push('rewrites-table')
    if (column && match(change, '\\b(?:generated|serial|bigserial|smallserial)\\b')) rules.push('rewrites-table')
    // Constants and now() are kept once for all rows that there are; these are computed for each.
    if (column && match(change, '\\bdefault\\b.*\\b(?:gen_random_uuid|uuidv4|uuidv7|random|clock_timestamp|nextval)\\b'))
      rules.push('rewrites-table')
    if (column && match(change, '\\bnot null\\b') && !match(change, '\\bdefault\\b')) rules.push('scans-under-lock')
    if (column && match(change, '\\b(?:unique|primary key)\\b')) rules.push('index-locks-writes')
    if (column && match(change, '\\bcheck\\b')) rules.push('scans-under-lock')
    if (match(change, '^alter (?:column )?NAME set not null')) rules.push('scans-under-lock')
    const constraint = match(change, '^add (?:constraint NAME )?(check|foreign key|primary key|unique|exclude)\\b')
    if (constraint && !match(change, '\\busing index\\b') && !match(change, '\\bnot valid\\b'))
      rules.push(/^(primary|unique|exclude)/i.test(constraint[1] ?? '') ? 'index-locks-writes' : 'scans-under-lock')
    if (match(change, '^validate constraint\\b') && !isAlone) rules.push('validates-under-lock')
    if (match(change, '^drop (?:column )?(?!constraint|not null|default)') || match(change, '^rename\\b'))
      rules.push('breaks-running-version')
  }
  return rules
}
