import { currentLanguage } from '@onward/portal-kit/i18n'
import AntDatePicker from 'antd/es/date-picker'
import english from 'antd/es/date-picker/locale/en_GB'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/cy'
import 'dayjs/locale/en-gb'
import { AntdTheme } from '../antd/AntdTheme'
import { useUiMessages } from '../antd/messages'
import type { DatePickerProps, DateRangeProps, WeekFieldProps } from './later'
import styles from './pick.module.css'

const FORM = 'YYYY-MM-DD'
const localeOf = () => (currentLanguage() === 'cy' ? 'cy' : 'en-gb')
const dayOf = (value: string): Dayjs | null => (value ? dayjs(value, FORM).locale(localeOf()) : null)

/** What a calendar says, in the reader's language. */
function useCalendarLocale() {
  const t = useUiMessages()
  const names = dayjs.Ls[localeOf()]
  return {
    ...english,
    lang: {
      ...english.lang,
      locale: localeOf(),
      placeholder: t('date.choose'),
      today: t('date.today'),
      now: t('date.now'),
      ok: t('ok'),
      clear: t('date.clear'),
      month: t('date.month'),
      year: t('date.year'),
      week: t('date.week'),
      monthSelect: t('date.chooseMonth'),
      yearSelect: t('date.chooseYear'),
      decadeSelect: t('date.chooseYear'),
      previousMonth: t('date.monthBefore'),
      nextMonth: t('date.monthAfter'),
      previousYear: t('date.yearBefore'),
      nextYear: t('date.yearAfter'),
      previousDecade: t('date.yearBefore'),
      nextDecade: t('date.yearAfter'),
      ...(names?.weekdaysMin && { shortWeekDays: [...names.weekdaysMin] }),
      ...(names?.monthsShort && { shortMonths: [...(names.monthsShort as string[])] }),
      fieldDateFormat: 'D MMMM YYYY',
      monthBeforeYear: true,
    },
  }
}

export function Day({ label, value, onChange, onClose }: DatePickerProps) {
  const locale = useCalendarLocale()
  return (
    <AntdTheme>
      <AntDatePicker
        aria-label={label}
        className={styles.day ?? ''}
        classNames={{ popup: { root: styles.panel ?? '' } }}
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
        locale={locale}
        value={dayOf(value)}
        defaultOpen
        autoFocus
        allowClear={false}
        format={['D MMMM YYYY', 'D/M/YYYY', 'D/M/YY']}
        onChange={(next) => onChange(next ? next.format(FORM) : '')}
        onOpenChange={(isOpen) => !isOpen && onClose(document.activeElement?.matches('body, [class*=ant-picker] *') ?? false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Closes the calendar alone, not the dialog that it stands in.
          event.preventDefault()
          event.stopPropagation()
        }}
      />
    </AntdTheme>
  )
}

export function Range({ label, from, to, onChange, max }: DateRangeProps) {
  const t = useUiMessages()
  const locale = useCalendarLocale()
  const ends = [t('date.from'), t('date.to')] as const
  return (
    <AntdTheme>
      <AntDatePicker.RangePicker
        aria-label={label}
        locale={locale}
        value={[dayOf(from), dayOf(to)]}
        allowEmpty={[true, true]}
        maxDate={dayOf(max ?? '') ?? undefined}
        placeholder={[...ends]}
        format={['D MMM YYYY', 'D/M/YYYY', 'D/M/YY']}
        onChange={(days) => onChange(days?.[0]?.format(FORM) ?? '', days?.[1]?.format(FORM) ?? '')}
      />
    </AntdTheme>
  )
}

export function Week({ label, value, onChange, min, max, opens = false }: WeekFieldProps) {
  const t = useUiMessages()
  const locale = useCalendarLocale()
  return (
    <AntdTheme>
      <AntDatePicker
        picker="week"
        aria-label={label}
        locale={locale}
        allowClear={false}
        defaultOpen={opens}
        autoFocus={opens}
        value={dayOf(value)}
        minDate={dayOf(min ?? '') ?? undefined}
        maxDate={dayOf(max ?? '') ?? undefined}
        format={(week) => t('date.weekOf', { day: week.locale(localeOf()).startOf('week').format('D MMMM YYYY') })}
        onChange={(next) => next && onChange(next.locale(localeOf()).startOf('week').format(FORM))}
      />
    </AntdTheme>
  )
}
