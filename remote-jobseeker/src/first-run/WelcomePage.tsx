import { usePageTitle } from '@onward/portal-kit'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Page } from '@onward/ui/frame'
import { useEffect, useRef } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { useProfile } from './api'
import { useFirstRunMessages } from './catalogue'
import { FiveJobs } from './FiveJobs'
import styles from './first-run.module.css'
import { HoursStep } from './HoursStep'
import { NameStep } from './NameStep'
import { SkillsStep } from './SkillsStep'
import { beforeOf, firstOpen, isStep, nextOf, QUESTIONS, type Question, type Step } from './steps'
import { TravelStep } from './TravelStep'

const QUESTION_PAGES = { name: NameStep, travel: TravelStep, hours: HoursStep, skills: SkillsStep } as const

/** /welcome: four questions, each saved when answered and each optional, then five jobs. `?step=` names the question. */
export default function WelcomePage() {
  const t = useMessages()
  const f = useFirstRunMessages()
  usePageTitle(f('title'))
  const profile = useProfile()
  const [address, setAddress] = useSearchParams()
  const asked = address.get('step')
  const step = isStep(asked) ? asked : profile.data && firstOpen(profile.data)
  const go = (to: Step) => setAddress({ step: to })
  const around = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  // The focus moves to the new question's heading.
  useEffect(() => {
    if (lastStep.current !== undefined && lastStep.current !== step) around.current?.querySelector<HTMLElement>('h1')?.focus()
    lastStep.current = step
  }, [step])
  return (
    <Page>
      <div ref={around}>
        <Answer of={profile} cards={1} title={t('profile.loadFailed')}>
          {(person) => {
            if (!step || step === 'jobs') return <FiveJobs profile={person} />
            const Ask = QUESTION_PAGES[step]
            return (
              <div className={styles.screen}>
                <div className={styles.ask}>
                  <StepLine step={step} />
                  <Ask key={step} profile={person} onDone={() => go(nextOf(step))} />
                </div>
              </div>
            )
          }}
        </Answer>
      </div>
    </Page>
  )
}

function StepLine({ step }: { step: Question }) {
  const f = useFirstRunMessages()
  const at = QUESTIONS.indexOf(step)
  const before = beforeOf(step)
  return (
    <div className={styles.stepLine}>
      <span className={styles.dots} aria-hidden="true">
        {QUESTIONS.map((question, index) => (
          <span key={question} data-place={index < at ? 'done' : index === at ? 'now' : 'ahead'} />
        ))}
      </span>
      <span>{f('step', { number: at + 1, of: QUESTIONS.length })}</span>
      {before && <Link to={`?step=${before}`}>{f('back')}</Link>}
      <Link to="/dashboard" className={styles.later}>
        {f('later')}
      </Link>
    </div>
  )
}
