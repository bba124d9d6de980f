import { answerQuestion, markLessonRead, readQuiz } from '@onward/contracts/learning/courses'
import { serve } from '@onward/portal-kit/fake-api'
import { setCatalogue } from '@onward/portal-kit/i18n'
import { useLocation, useNavigate } from '@onward/portal-kit/router'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JobseekerStory } from '../testing/JobseekerStory'
import CoursePage from './CoursePage'
import { LEARNING_CATALOGUE } from './catalogue'
import { COURSE, type FakeLearning, learning, receipt, type Setting } from './examples'
import cy from './messages/cy.json'
import en from './messages/en.json'

beforeAll(() => {
  setCatalogue(LEARNING_CATALOGUE, 'en', en)
  setCatalogue(LEARNING_CATALOGUE, 'cy', cy)
})
afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
})
const Around = () => {
  const navigate = useNavigate()
  return (
    <>
      <output>{useLocation().hash}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser’s back
      </button>
      <button type="button" onClick={() => void navigate('#main')}>
        Skip to content
      </button>
    </>
  )
}
/** `before` answers first, for example with a temporary failure. */
function open(part: string, fake: FakeLearning, before: FakeLearning['served'] = []): ReturnType<typeof userEvent.setup> {
  render(
    <JobseekerStory
      path={`/learning/${COURSE}${part && `#${part}`}`}
      route="/learning/:course"
      served={[...before, ...fake.served]}
    >
      <CoursePage />
      <Around />
    </JobseekerStory>,
  )
  return userEvent.setup()
}
const show = (part: string, setting?: Setting) => {
  const fake = learning(setting)
  return { fake, user: open(part, fake) }
}
const choose = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
  screen.getByRole('radio', { name }).focus()
  await user.keyboard(' ')
  await user.keyboard('{Enter}')
}
/** A connection that tests can lose and restore. */
function connection() {
  const real = globalThis.fetch
  let lost = false
  globalThis.fetch = (...input) => (lost ? Promise.reject(new TypeError('Failed to fetch')) : real(...input))
  return {
    lose: () => {
      lost = true
    },
    comeBack: () => {
      lost = false
      window.dispatchEvent(new Event('online'))
    },
    undo: () => {
      globalThis.fetch = real
    },
  }
}

describe('lessons', () => {
  test('a course is read lesson by lesson by keyboard, and each one is marked as read when the reader continues', async () => {
    const { fake, user } = show('')
    ;(await screen.findByRole('link', { name: 'Start: lesson 1 of 3, 2 minutes' })).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { level: 1, name: 'Before the day' })).toHaveFocus()
    expect(document.title).toContain('Before the day, Interview Preparation')
    expect(fake.read.size).toBe(0)
    screen.getByRole('button', { name: 'Next lesson' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { level: 1, name: 'Tell what you did, step by step' })).toHaveFocus()
    expect(screen.getByText('#tell-a-story')).toBeInTheDocument()
    await waitFor(() => expect([...fake.read]).toEqual(['before-the-day']))
    expect(screen.getByText('1 of 3 lessons read')).toBeInTheDocument()
  })

  test('a double click on the next link skips no lesson', async () => {
    const { fake, user } = show('before-the-day')
    await user.dblClick(await screen.findByRole('button', { name: 'Next lesson' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Tell what you did, step by step' })).toBeVisible()
    await waitFor(() => expect([...fake.read]).toEqual(['before-the-day']))
  })

  test('going back shows the previous lesson, and the skip link changes nothing', async () => {
    const { user } = show('before-the-day')
    await user.click(await screen.findByRole('button', { name: 'Next lesson' }))
    await user.click(screen.getByRole('button', { name: 'Browser’s back' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Before the day' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Skip to content' }))
    expect(screen.getByText('#main')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Before the day' })).toBeInTheDocument()
  })

  test('an example says in words which version is weak and which is strong', async () => {
    show('tell-a-story')
    const example = (await screen.findByText('Working with others')).closest('figure') as HTMLElement
    const [weak, strong] = [within(example).getByText('Weak'), within(example).getByText('Strong')]
    expect(weak.compareDocumentPosition(strong)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('reading continues without a connection, and read marks are saved when it returns', async () => {
    const { fake, user } = show('before-the-day')
    await screen.findByRole('button', { name: 'Next lesson' })
    const network = connection()
    network.lose()
    await user.click(screen.getByRole('button', { name: 'Next lesson' }))
    await user.click(screen.getByRole('button', { name: 'Next lesson' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Your own questions' })).toHaveFocus()
    expect(await screen.findByText(/We cannot reach Onward just now/)).toBeVisible()
    expect(screen.getByText('2 of 3 lessons read')).toBeInTheDocument()
    network.comeBack()
    await waitFor(() => expect([...fake.read]).toEqual(['before-the-day', 'tell-a-story']))
    await waitFor(() => expect(screen.queryByText(/We cannot reach Onward just now/)).toBeNull())
    network.undo()
  })

  test('the mark of a removed lesson is dropped, and the next ones are sent', async () => {
    const fake = learning()
    const user = open('before-the-day', fake, [
      serve(markLessonRead, ({ params }) => {
        if (params.lesson === 'before-the-day') return { problem: 'not-found' }
        fake.read.add(params.lesson ?? '')
        return { receipt }
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Next lesson' }))
    await user.click(screen.getByRole('button', { name: 'Next lesson' }))
    await waitFor(() => expect([...fake.read]).toEqual(['tell-a-story']))
    expect(await screen.findByText('1 of 3 lessons read')).toBeInTheDocument()
    expect(screen.queryByText(/We cannot reach Onward/)).toBeNull()
  })

  test('lessons read without a connection are saved on the next visit too', async () => {
    const first = show('before-the-day')
    await screen.findByRole('button', { name: 'Next lesson' })
    const network = connection()
    network.lose()
    await first.user.click(screen.getByRole('button', { name: 'Next lesson' }))
    await screen.findByText(/We cannot reach Onward just now/)
    network.undo()
    cleanup()
    const { fake } = show('')
    expect(await screen.findByText('1 of 3 lessons read')).toBeInTheDocument()
    await waitFor(() => expect([...fake.read]).toEqual(['before-the-day']))
  })
})

describe('the quiz', () => {
  test('is taken by keyboard: an answer, its feedback, and the next question', async () => {
    const { fake, user } = show('quiz', { read: 3 })
    ;(await screen.findByRole('button', { name: 'Start the quiz' })).focus()
    await user.keyboard('{Enter}')
    const question = await screen.findByRole('heading', { level: 2, name: /^Question 1 of 5/ })
    expect(question).toHaveFocus()
    expect(document.title).toContain('Question 1 of 5, Quiz: Interview Preparation')
    expect(screen.getByRole('group', { name: /^Question 1 of 5/ })).toBeInTheDocument()
    await choose(user, /good at everything/)
    const verdict = await screen.findByRole('heading', { level: 3, name: 'Not quite' })
    expect(verdict).toHaveFocus()
    expect(verdict.closest('[role=status]')).toHaveTextContent('Nobody can see that it is so.')
    expect(screen.getByText('Your answer: not right')).toBeVisible()
    expect(screen.getByText('The right answer')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Read it again: Before the day' })).toBeVisible()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { level: 2, name: /^Question 2 of 5/ })).toHaveFocus()
    expect([...fake.answers]).toEqual([['question-1', 'b']])
  })

  test('says when it has started but cannot be loaded, and is shown after a retry', async () => {
    const fake = learning({ read: 3 })
    const real = fake.served.find(({ endpoint }) => endpoint === readQuiz)
    let reads = 0
    const user = open('quiz', fake, [
      serve(readQuiz, async ({ query }) => {
        reads += 1
        return reads === 2 ? { problem: 'unexpected' } : ((await real?.answer({ query } as never)) as { quiz: null })
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Start the quiz' }))
    await user.click(await screen.findByRole('button', { name: 'Load the questions' }))
    expect(await screen.findByRole('heading', { level: 2, name: /^Question 1 of 5/ })).toHaveFocus()
  })

  test('asks for a choice before it checks one', async () => {
    const { user, fake } = show('quiz', { read: 3, started: true })
    await user.click(await screen.findByRole('button', { name: 'Check my answer' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Choose an answer first')
    expect(screen.getAllByRole('radio')[0]).toHaveFocus()
    expect(fake.answers.size).toBe(0)
  })

  test('continues where it was left, with a choice that was not sent', async () => {
    const { user } = show('quiz', { read: 3, answers: ['a', 'b'] })
    expect(await screen.findByText('Welcome back. 2 questions are answered.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /as fast as you can/ }))
    cleanup()
    show('quiz', { read: 3, answers: ['a', 'b'] })
    expect(await screen.findByRole('heading', { level: 2, name: /^Question 3 of 5/ })).toBeVisible()
    expect(screen.getByRole('radio', { name: /as fast as you can/ })).toBeChecked()
  })

  test('keeps the choice when the connection is lost, and sends it again on request', async () => {
    const { user, fake } = show('quiz', { read: 3, started: true })
    await screen.findByRole('radio', { name: /tell what you did/i })
    const network = connection()
    network.lose()
    await choose(user, /tell what you did/i)
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not check your answer')
    expect(screen.getByRole('radio', { name: /tell what you did/i })).toBeChecked()
    network.undo()
    await user.click(screen.getByRole('button', { name: 'Check my answer' }))
    expect(await screen.findByRole('heading', { level: 3, name: 'Right' })).toHaveFocus()
    expect(fake.answers.get('question-1')).toBe('a')
  })

  test('an answer given in another tab counts, and the person sees both', async () => {
    const { user, fake } = show('quiz', { read: 3, started: true })
    await screen.findByRole('radio', { name: /tell what you did/i })
    fake.answers.set('question-1', 'c')
    await choose(user, /tell what you did/i)
    const verdict = await screen.findByRole('heading', { level: 3, name: 'Not quite' })
    const status = verdict.closest<HTMLElement>('[role=status]')
    await waitFor(() => expect(status).toHaveTextContent('This question was answered already'))
    expect(status).toHaveTextContent('Here you had chosen: To tell what you did, and how it ended')
    expect(screen.getByRole('button', { name: 'Next question' })).toBeVisible()
  })

  test('an attempt that ended elsewhere ends here too, and the page says so', async () => {
    const fake = learning({ read: 3, started: true })
    let gone = false
    const user = open('quiz', fake, [
      serve(answerQuestion, () => {
        gone = true
        return { problem: 'state-conflict' }
      }),
      serve(readQuiz, async ({ query }) => {
        const { answer } = fake.served.find(({ endpoint }) => endpoint === readQuiz) ?? { answer: () => ({ quiz: null }) }
        return gone ? { quiz: null } : ((await answer({ query } as never)) as { quiz: null })
      }),
    ])
    await screen.findByRole('radio', { name: /tell what you did/i })
    await choose(user, /tell what you did/i)
    expect(await screen.findByText('You are further on in this quiz')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start the quiz' })).toBeVisible()
  })

  test('an answer that is saved says so even when its feedback cannot be fetched', async () => {
    const fake = learning({ read: 3, started: true })
    let answered = false
    const real = fake.served.find(({ endpoint }) => endpoint === readQuiz)
    const user = open('quiz', fake, [
      serve(readQuiz, async ({ query }) => {
        if (answered) return { problem: 'unexpected' }
        return (await real?.answer({ query } as never)) as { quiz: null }
      }),
      serve(answerQuestion, ({ params, body }) => {
        answered = true
        fake.answers.set(params.question ?? '', body.option)
        return {
          isRight: true,
          settled: false,
          passed: null,
          credentialId: null,
          receipt: { reference: 'ONW-1', at: '2026-11-21T10:00:00.000Z' },
        }
      }),
    ])
    await screen.findByRole('radio', { name: /tell what you did/i })
    await choose(user, /tell what you did/i)
    expect(await screen.findByRole('heading', { level: 3, name: 'Right' })).toHaveFocus()
    expect(screen.getByText(/Your answer is saved/)).toBeVisible()
    answered = false
    await user.click(screen.getByRole('button', { name: 'Load it' }))
    expect(await screen.findByText('A true story is easy to believe.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next question' })).toBeVisible()
  })

  test('a failed attempt says what to read again for each wrong answer, and can be restarted', async () => {
    const { user } = show('quiz', { read: 3, answers: ['a', 'b', 'b', 'a'] })
    await screen.findByRole('heading', { level: 2, name: /^Question 5 of 5/ })
    await choose(user, /as fast as you can/)
    await user.click(await screen.findByRole('button', { name: 'See my result' }))
    expect(screen.getByRole('heading', { level: 2, name: 'You got 40% this time' })).toHaveFocus()
    expect(document.title).toContain('Result, Quiz: Interview Preparation')
    const review = screen.getByRole('region', { name: 'What to read again' })
    expect(
      within(review)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Read lesson 2 again: Tell what you did, step by step',
      'Read lesson 2 again: Tell what you did, step by step',
      'Read lesson 1 again: Before the day',
    ])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 2, name: /^Question 1 of 5/ })).toHaveFocus()
  })

  test('a passed quiz gives the badge, with a link to its public page', async () => {
    const { user } = show('quiz', { read: 3, answers: ['a', 'a', 'b', 'a'] })
    await screen.findByRole('heading', { level: 2, name: /^Question 5 of 5/ })
    await choose(user, /tell what you did/i)
    await user.click(await screen.findByRole('button', { name: 'See my result' }))
    expect(screen.getByRole('heading', { level: 2, name: 'You passed with 80%' })).toHaveFocus()
    expect(screen.getByText('You earned the badge Interview Preparation')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See its public page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/badges\//),
    )
    expect(await screen.findByText(/Quiz passed/)).toBeInTheDocument()
  })
})
