/** The page of messages: conversations, support, and the assistant. */
export const messages = {
  title: 'Messages',
  lead: 'Write to employers and to our support team.',
  none: 'No conversations yet',
  noneText: 'When you apply for a job, you can write to the employer here.',
  chooseText: 'Or start a new one with our support team.',
  cards: { title: 'Other ways to get help' },
  call: {
    text: 'Tell us when it suits you. We confirm a time and ring you.',
    coachText: 'Tell your work coach when it suits you. They choose a time and ring you.',
    coachDone: 'Your work coach has your request. They choose a time here.',
    title: 'Schedule call',
    done: 'We have your request. We will confirm a time here.',
  },
  assistant: {
    card: 'AI assistant',
    text: 'Quick answers about Onward, CVs, interviews and benefits.',
    action: 'Ask the AI assistant',
    title: 'AI assistant',
    label:
      'You are not talking to a person. The AI assistant finds answers in texts that people wrote and checked. What you ask is not kept.',
    question: 'Your question',
    ask: 'Ask',
    needed: 'Write a question',
    you: 'You asked: {{question}}',
    source: 'More on this page: {{title}}',
    unknown: 'I do not know the answer to that. A person can help you.',
    handOver: 'Ask a person instead',
    handOverHint: 'Your question goes into your conversation with the support team. You can change it before you send it.',
  },
}
