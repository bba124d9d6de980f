import { valibotResolver } from '@hookform/resolvers/valibot'
import { CARING, HEALTH, PLACES } from '@onward/contracts/better-off/estimate'
import { ratesOn } from '@onward/contracts/jobs/minimum-wage'
import { formatMoney } from '@onward/portal-kit/i18n'
import { Button, Card, Checkbox, Disclosure, ErrorSummary, Field, RadioGroup, Select, Stack, TextInput } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { type Control, useController, useForm, useWatch } from 'react-hook-form'
import styles from './better-off.module.css'
import { type BetterOffMessages, useBetterOffMessages } from './catalogue'
import { type Answers, type Asked, asked, idOf, MAX_CHILDREN, PERIODS, payPerHour, type Question } from './form'

interface QuestionsProps {
  start: Answers
  ofAdvert: boolean
  today: string
  level: 2 | 3
  onAnswered(answers: Asked): void
}

/** The questions of the estimate; rarely needed ones are folded away. */
export function Questions({ start, ofAdvert, today, level, onAnswered }: QuestionsProps) {
  const t = useBetterOffMessages()
  const { control, handleSubmit, formState, getValues } = useForm<Answers, unknown, Asked>({
    defaultValues: start,
    resolver: valibotResolver(asked),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors } = formState
  const errorOf = (question: Question) => {
    const fault = errors[question]?.message
    return fault && faultText(t, fault, getValues())
  }
  const wrong = QUESTIONS.flatMap((question) => {
    const message = errorOf(question)
    return message ? [{ id: idOf(question), message }] : []
  })
  const couple = useWatch({ control, name: 'household' }) === 'couple'
  const children = Number(useWatch({ control, name: 'children' }))
  const Heading = `h${level}` as const
  const common = { control, errorOf }
  return (
    <form onSubmit={handleSubmit(onAnswered)} noValidate>
      <Card>
        <Stack gap={5}>
          {wrong.length > 0 && <ErrorSummary title={t('faults')} errors={wrong} />}
          <Stack gap={4}>
            <Heading className={styles.flat}>{t('job.title')}</Heading>
            <div className={styles.pair}>
              <Amount
                {...common}
                question="pay"
                label={t('job.pay')}
                hint={<PayHint start={start} ofAdvert={ofAdvert} today={today} />}
                required
              />
              <Choice
                {...common}
                question="period"
                label={t('job.period')}
                options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
              />
            </div>
            <Amount
              {...common}
              question="hours"
              label={t('common.hoursAWeek')}
              hint={`${ofAdvert && !start.hours ? `${t('job.noHours')} ` : ''}${t('job.hoursWhy')}`}
              required
            />
          </Stack>
          <Stack gap={4}>
            <Heading className={styles.flat}>{t('home.title')}</Heading>
            <Choice
              {...common}
              question="place"
              label={t('home.place')}
              hint={t('home.placeWhy')}
              options={[{ value: '', label: t('choose') }, ...PLACES.map((value) => ({ value, label: t(`place.${value}`) }))]}
              required
            />
            <Radios
              {...common}
              question="household"
              legend={t('home.household')}
              hint={t('home.householdWhy')}
              options={(['couple', 'alone'] as const).map((value) => ({ value, label: t(`household.${value}`) }))}
            />
            {couple && <Amount {...common} question="partnerPay" label={t('home.partnerPay')} hint={t('home.partnerPayWhy')} />}
            <Radios
              {...common}
              question="age"
              legend={t('home.age')}
              hint={t('home.ageWhy')}
              options={(['25', 'under25'] as const).map((value) => ({ value, label: t(`age.${value}`) }))}
            />
            <Choice
              {...common}
              question="children"
              label={t('home.children')}
              hint={t('home.childrenWhy')}
              options={Array.from({ length: MAX_CHILDREN + 1 }, (_, count) => ({ value: String(count), label: String(count) }))}
            />
            {children > 0 && (
              <>
                <Tick {...common} question="eldest" label={t('home.eldest')} />
                <Amount {...common} question="childcare" label={t('home.childcare')} hint={t('home.childcareWhy')} />
              </>
            )}
            <Amount {...common} question="housing" label={t('home.housing')} hint={t('home.housingWhy')} />
          </Stack>
          {/* Opened when it has an error, which must not be hidden. */}
          <Disclosure summary={t('more.title')} {...(FOLDED.some((question) => errors[question]) && { open: true })}>
            <Stack gap={4}>
              <p className={styles.soft}>{t('more.text')}</p>
              <Radios
                {...common}
                question="health"
                legend={t('more.health')}
                hint={t('more.healthWhy')}
                options={HEALTH.map((value) => ({ value, label: t(`health.${value}`) }))}
              />
              <Radios
                {...common}
                question="caring"
                legend={t('more.caring')}
                hint={t('more.caringWhy')}
                options={CARING.map((value) => ({ value, label: t(`caring.${value}`) }))}
              />
              <Tick {...common} question="disability" label={t('more.disability')} hint={t('more.disabilityWhy')} />
              <Amount {...common} question="esa" label={t('more.esa')} hint={t('more.esaWhy')} />
              <Amount {...common} question="pension" label={t('more.pension')} hint={t('more.pensionWhy')} />
              <Amount {...common} question="travel" label={t('more.travel')} hint={t('more.travelWhy')} />
            </Stack>
          </Disclosure>
          <div>
            <Button type="submit">{t('ask')}</Button>
          </div>
        </Stack>
      </Card>
    </form>
  )
}

/** In the order of the page. */
const QUESTIONS = [
  'pay',
  'hours',
  'place',
  'household',
  'partnerPay',
  'age',
  'childcare',
  'housing',
  'esa',
  'pension',
  'travel',
] as const satisfies readonly Question[]
const FOLDED = ['esa', 'pension', 'travel'] as const satisfies readonly Question[]

function faultText(t: BetterOffMessages, fault: string, { pay, period, hours }: Answers): string {
  if (fault !== 'fault.rate') return t(fault as Parameters<BetterOffMessages>[0])
  const read = (typed: string) => Number(typed.replace(/[£,\s]/g, ''))
  return t('fault.rate', { amount: formatMoney(Math.round(payPerHour(read(pay), period, read(hours)) * 100) / 100) })
}

function PayHint({ start, ofAdvert, today }: { start: Answers; ofAdvert: boolean; today: string }) {
  const t = useBetterOffMessages()
  if (ofAdvert && start.pay) {
    return (
      <>
        {t('job.advertPay')} {t('job.payWhy')}
      </>
    )
  }
  return (
    <>
      {ofAdvert && `${t('job.noPay')} `}
      {t('job.wage', { amount: formatMoney(ratesOn(today).adult) })} {t('job.payWhy')}
    </>
  )
}

interface Asking<Q extends Question> {
  control: Control<Answers, unknown, Asked>
  errorOf(question: Question): string | undefined
  question: Q
  hint?: ReactNode
}
type TextQuestion = 'pay' | 'hours' | 'partnerPay' | 'childcare' | 'housing' | 'esa' | 'pension' | 'travel'

function Amount({
  control,
  errorOf,
  question,
  label,
  hint,
  required = false,
}: Asking<TextQuestion> & { label: string; required?: boolean }) {
  const t = useBetterOffMessages()
  const { field } = useController({ control, name: question })
  return (
    <Field
      id={idOf(question)}
      label={label}
      hint={hint}
      error={errorOf(question)}
      required={required}
      {...(!required && { note: t('common.optional') })}
    >
      <TextInput
        name={question}
        value={field.value}
        onChange={field.onChange}
        inputMode="decimal"
        autoComplete="off"
        className={styles.amount}
      />
    </Field>
  )
}

interface Options {
  options: readonly { value: string; label: string }[]
}
function Choice({
  control,
  errorOf,
  question,
  label,
  hint,
  options,
  required = false,
}: Asking<'period' | 'place' | 'children'> & Options & { label: string; required?: boolean }) {
  const { field } = useController({ control, name: question })
  return (
    <Field id={idOf(question)} label={label} hint={hint} error={errorOf(question)} required={required}>
      <Select name={question} value={field.value} onChange={field.onChange} options={options} />
    </Field>
  )
}

function Radios({
  control,
  errorOf,
  question,
  legend,
  hint,
  options,
}: Asking<'household' | 'age' | 'health' | 'caring'> & Options & { legend: string }) {
  const { field } = useController({ control, name: question })
  return (
    <RadioGroup
      id={idOf(question)}
      legend={legend}
      name={question}
      hint={hint}
      error={errorOf(question)}
      value={field.value}
      onChange={field.onChange}
      options={options}
    />
  )
}

function Tick({ control, question, label, hint }: Asking<'eldest' | 'disability'> & { label: string }) {
  const { field } = useController({ control, name: question })
  return (
    <Checkbox
      id={idOf(question)}
      name={question}
      label={label}
      hint={hint}
      checked={field.value}
      onChange={(event) => field.onChange(event.target.checked)}
    />
  )
}
