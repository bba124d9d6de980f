import { Link } from '@onward/portal-kit/router'
import { VisuallyHidden } from '@onward/ui/frame'
import type { TableProps } from '@rc-component/table'
import { INTERNAL_HOOKS } from '@rc-component/table/es/constant'
import type { ColumnType } from '@rc-component/table/es/interface'
import Table from '@rc-component/table/es/Table'
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useUiMessages } from '../antd/messages'
import styles from './DataTable.module.css'
import { RowMenu } from './RowMenu'
import { useRowWindow } from './row-window'
import { Placeholder } from './states'
import type { DataColumn, DataTableProps, Selection } from './table-types'

const ROW_HEIGHT = 48
/** A column without a width of its own has so many pixels at least. */
const LEAST_WIDTH = 120
/** antd's table without what lists here have of their own: filters, pages, sorting and choosing. Its type asks for rows with an index signature. */
const Engine = Table as unknown as <Row>(props: TableProps<Row>) => ReactNode

type RowsProps<Row> = DataTableProps<Row> & { selection: Selection | null }
/** The rows as a table; on a wide window. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { rows, rowId, rowName, first, columns, selection, next, menu, label, openId, sorting } = props
  const t = useUiMessages()
  const place = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const part = useRowWindow(body, rows.length, ROW_HEIGHT)
  // Drawn anew with the same props: somebody scrolls, and rows that stay need no new cells.
  const isScrolled = useSame(props)
  const head = (column: Pick<DataColumn<Row>, 'label' | 'sorts'> & { id: string }) => ({
    title: <Head {...props} column={column} />,
    key: column.id,
    onHeaderCell: () =>
      sorting?.by === column.id ? { 'aria-sort': sorting.order === 'up' ? ('ascending' as const) : ('descending' as const) } : {},
  })
  const drawn: ColumnType<Row>[] = [
    ...(selection
      ? [
          {
            key: 'choose',
            width: 40,
            className: styles.chooser ?? '',
            title: (
              <Box
                label={t('chooseAll')}
                isChosen={selection.all}
                isPart={selection.some && !selection.all}
                onChoose={selection.toggleAll}
              />
            ),
            render: (_: unknown, row: Row) => (
              <Box
                label={t('chooseRow', { name: rowName(row) })}
                isChosen={selection.has(rowId(row))}
                onChoose={() => selection.toggle(rowId(row))}
              />
            ),
          },
        ]
      : []),
    {
      ...head({ ...first, id: 'name' }),
      ...(first.width && { width: first.width }),
      className: styles.named ?? '',
      rowScope: 'row',
      render: (_: unknown, row: Row) => <Name {...props} row={row} />,
    },
    ...columns.map((column) => ({
      ...head(column),
      ...(column.width && { width: column.width }),
      ...(column.align && { align: column.align }),
      render: (_: unknown, row: Row) => <Cell>{column.cell(row)}</Cell>,
    })),
    ...(next || menu
      ? [
          {
            key: 'next',
            ...(next ? { width: 190 } : { width: 52 }),
            className: styles.steps ?? '',
            title: <VisuallyHidden>{t('nextStep')}</VisuallyHidden>,
            align: 'end' as const,
            render: (_: unknown, row: Row) => <Next {...props} row={row} />,
          },
        ]
      : []),
  ]
  const cells = drawn.map((column) => ({ ...column, shouldCellUpdate: (row: Row, before: Row) => !isScrolled || row !== before }))
  const spare = { before: part.from * ROW_HEIGHT, after: (rows.length - part.to) * ROW_HEIGHT }
  const isWindowed = spare.before + spare.after > 0
  const least = drawn.reduce((sum, { width = LEAST_WIDTH }) => sum + Number(width), 0)
  const isTooWide = useIsNarrowerThan(place, least)
  return (
    <BodyContext.Provider value={{ body, ...spare, columns: drawn.length }}>
      <div
        ref={place}
        {...(isTooWide && { className: styles.wide })}
        style={{ '--least': `${least}px`, '--choose': selection ? '40px' : '0px' } as CSSProperties}
      >
        <Engine<Row>
          // Else the engine measures a scroll bar, by a style without the page's nonce.
          internalHooks={INTERNAL_HOOKS}
          tailor
          prefixCls="ow-table"
          className={styles.table ?? ''}
          rowKey={rowId}
          data={rows.slice(part.from, part.to)}
          columns={cells}
          components={COMPONENTS}
          tableLayout="fixed"
          aria-label={label}
          {...(isWindowed && { 'aria-rowcount': rows.length + 1 })}
          emptyText={<Placeholder state={props.state} empty={props.empty} failure={props.failure} onRetry={props.onRetry} />}
          rowHoverable={false}
          rowClassName={(row) =>
            [styles.row, selection?.has(rowId(row)) && styles.chosen, openId === rowId(row) && styles.open]
              .filter(Boolean)
              .join(' ')
          }
          onRow={(row, at = 0) =>
            ({ 'data-row': rowId(row), ...(isWindowed && { 'aria-rowindex': part.from + at + 2 }) }) as object
          }
        />
      </div>
    </BodyContext.Provider>
  )
}

/** Whether an element has less room than so many pixels; follows it. */
function useIsNarrowerThan(place: RefObject<HTMLElement | null>, least: number): boolean {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setRoom(element.clientWidth || Number.POSITIVE_INFINITY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return room < least
}

/** Whether a value is the one of the last time that the component was drawn. */
function useSame(value: unknown): boolean {
  const last = useRef<unknown>(undefined)
  useEffect(() => {
    last.current = value
  })
  return last.current === value
}

interface BodyFacts {
  body: RefObject<HTMLTableSectionElement | null>
  /** Heights of the rows that are not drawn, in pixels. */
  before: number
  after: number
  columns: number
}
const BodyContext = createContext<BodyFacts | null>(null)
const Space = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  )
/** The table's body, with room for the rows that are not drawn. */
function Body({ children, ...rest }: ComponentPropsWithoutRef<'tbody'>) {
  const facts = useContext(BodyContext)
  return (
    <tbody {...rest} ref={facts?.body ?? null}>
      {facts && <Space height={facts.before} columns={facts.columns} />}
      {children}
      {facts && <Space height={facts.after} columns={facts.columns} />}
    </tbody>
  )
}
const COMPONENTS = { body: { wrapper: Body } }

interface HeadProps<Row> extends Pick<DataTableProps<Row>, 'sorting' | 'onSort'> {
  column: Pick<DataColumn<Row>, 'id' | 'label' | 'sorts'>
}
interface BoxProps {
  label: string
  isChosen: boolean
  /** Some of what it stands for is chosen. */
  isPart?: boolean
  onChoose(): void
}
const Box = ({ label, isChosen, isPart = false, onChoose }: BoxProps) => (
  <label className={styles.box}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isChosen}
      ref={(box) => {
        if (box) box.indeterminate = isPart
      }}
      onChange={onChoose}
    />
  </label>
)
/** Long texts take two lines; the whole is in the title. */
const Cell = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? (
    <span className={styles.clamp} title={children}>
      {children}
    </span>
  ) : (
    children
  )

/** A column's name; a button where the list can be sorted by it. */
function Head<Row>({ column: { id, label, sorts }, sorting, onSort }: HeadProps<Row>) {
  if (!sorts || !onSort) return label
  const order = sorting?.by === id ? sorting.order : null
  const next = order === null ? sorts : order === 'up' ? 'down' : 'up'
  return (
    <button type="button" className={styles.sort} data-order={order ?? undefined} onClick={() => onSort({ by: id, order: next })}>
      {label}
      <svg width="10" height="16" viewBox="0 0 10 16" aria-hidden="true" focusable="false">
        <path d="M5 1 9 6H1z" />
        <path d="M5 15 9 10H1z" />
      </svg>
    </button>
  )
}

function Name<Row>({ row, rowName, to, openId, rowId, first }: DataTableProps<Row> & { row: Row }) {
  const note = first.note?.(row)
  const name = rowName(row)
  return (
    <div className={styles.name}>
      {first.face?.(row)}
      <div className={styles.text}>
        <Link to={to(row)} data-row-link title={name} {...(openId === rowId(row) && { 'aria-current': 'true' })}>
          {name}
        </Link>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </div>
  )
}

function Next<Row>({ row, rowName, next, menu }: DataTableProps<Row> & { row: Row }) {
  const t = useUiMessages()
  const step = next?.(row)
  return (
    <div className={styles.next}>
      {step &&
        (step.to ? (
          <Link to={step.to} className={styles.go}>
            {step.label} <VisuallyHidden>{rowName(row)}</VisuallyHidden>
          </Link>
        ) : (
          <button type="button" className={styles.go} onClick={step.run}>
            {step.label} <VisuallyHidden>{rowName(row)}</VisuallyHidden>
          </button>
        ))}
      {menu && <RowMenu label={t('moreFor', { name: rowName(row) })} actions={menu(row)} />}
    </div>
  )
}
