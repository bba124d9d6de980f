import { servicesUnderTest } from '@onward/testing/services'
import { ALL_SERVICES } from './services'

const tested = servicesUnderTest({ services: ALL_SERVICES })

/** Columns by which rows are deleted with something else; `column_number` counts in its table. */
const LOOKED_UP = {
  'a person is erased, by `account_id`': `
    select c.oid as table, a.attnum as column_number, a.attname as column_name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and a.attname = 'account_id'`,
  'what it refers to is deleted, by a foreign key': `
    select k.conrelid, k.conkey[1], a.attname from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confdeltype in ('c', 'n')`,
}

// The gateway has versions and tokens alone, which are few. Without an index one deletion reads the whole table, once for each row that is deleted.
it.each(Object.entries(LOOKED_UP))('rows found when %s have an index that begins with it', async (_when, query) => {
  const without = await tested.owner.unsafe(`
    select distinct l.table::regclass::text || '.' || l.column_name as place from (${query}) l ("table", column_number, column_name)
    join pg_class c on c.oid = l.table join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in (select name from onward.services where name <> 'gateway')
      and not exists (select from pg_index i where i.indrelid = l.table and i.indkey[0] = l.column_number
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || l.column_name || ' IS NOT NULL)'))
    order by 1`)
  expect(without.map(({ place }) => place)).toEqual([])
})
