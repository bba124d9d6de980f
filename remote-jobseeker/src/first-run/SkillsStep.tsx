import { Link } from '@onward/portal-kit/router'
import { Button, ButtonLink, Icon } from '@onward/ui/frame'
import { useState } from 'react'
import { questionsAddress } from '../parts/questions-address'
import { SkillsField } from '../parts/SkillsField'
import { useSkills } from '../parts/use-skills'
import { useFirstRunMessages } from './catalogue'
import styles from './first-run.module.css'
import { LiveCount } from './LiveCount'
import { StepForm, type StepProps, usePart } from './StepForm'

/** This many are enough to begin with. */
const ASKED = 3

export function SkillsStep(props: StepProps) {
  const f = useFirstRunMessages()
  const { send, ...sending } = usePart(props)
  const skills = useSkills(props.profile.skills)
  const [isMissing, setMissing] = useState(false)
  const submit = async () => {
    // Text that was typed and not added yet counts too.
    const all = await skills.settle()
    setMissing(all?.length === 0)
    if (all && all.length > 0) void send({ skills: all })
  }
  const more = ASKED - skills.skills.length
  return (
    <>
      <StepForm
        title={f('skills.title')}
        {...sending}
        onSubmit={() => void submit()}
        other={
          <Button variant="quiet" onClick={props.onDone}>
            {f('skills.skip')}
          </Button>
        }
      >
        <div className={styles.cv}>
          <Icon name="upload" />
          <div>
            <strong>{f('skills.cv')}</strong>
            <p className={styles.soft}>{f('skills.cvHint')}</p>
          </div>
          <ButtonLink to="/cv-review" variant="secondary" size="s">
            {f('common.uploadCvAction')}
          </ButtonLink>
          <Link to={questionsAddress()}>{f('common.fiveQuestions')}</Link>
        </div>
        <p className={styles.or}>{f('skills.or')}</p>
        <SkillsField
          of={skills}
          label={f('skills.label')}
          error={isMissing && skills.count === 0 ? f('skills.fault') : undefined}
        />
      </StepForm>
      <aside className={styles.live}>
        <LiveCount
          at={4}
          text={(count) => f('count.reach', { count })}
          query={{}}
          isAsked={props.profile.postcode !== ''}
          hint={more > 0 ? f('count.skillsHint', { count: more }) : f('count.skillsEnough')}
        />
      </aside>
    </>
  )
}
