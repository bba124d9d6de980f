import type { LegalDocument } from './LegalText'

export const privacyEn: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'What we hold about you, why, who sees it, and what you can ask of us.',
  sections: [
    {
      title: 'Introduction',
      text: [
        'Onward helps people on benefits find work. To do that we hold personal details. This page says which, in plain words.',
      ],
    },
    {
      title: 'Information we collect',
      text: [
        'We hold what you or your job centre give us:',
        [
          'Your name, email, phone and address',
          'Your National Insurance number and date of birth, where you or your job centre gave them',
          'Your work history, skills and qualifications',
          'Your benefits and what you need to do a job well, where you chose to tell us',
          'Your CV and other documents',
          'What you look for, and what you do here, such as applications you send',
        ],
      ],
    },
    {
      title: 'How we use your information',
      text: [
        'We use your CV and documents for AI-powered matching and analysis: to score your CV, find your skills and show jobs that fit. The rules that score are written down and the same for everyone. They never look at your age, sex, health or benefits.',
        'We use your contact details to send what you asked for and what you need to know, such as news of an application.',
      ],
    },
    {
      title: 'Data security',
      text: [
        'Your National Insurance number and date of birth are stored securely, are never shown to employers, and can be seen by agents alone. Passwords are stored in a form that nobody can read back. Each part of our service can reach only the details it needs.',
      ],
    },
    {
      title: 'Sharing your information',
      text: [
        'An employer sees your name, contact details, CV and letter when you apply, and only for that job. They see that you would like adjustments, or that you are moving off benefits, only if you tick that box in that application.',
        'We do not sell your details.',
      ],
    },
    {
      title: 'Your rights under UK data protection law',
      text: [
        'You can ask us:',
        [
          'for a copy of what we hold about you',
          'to correct what is wrong',
          'to delete it',
          'to stop using it for a certain purpose, or to limit how we use it',
        ],
        'You can also complain to the Information Commissioner’s Office at ico.org.uk.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [
        'We keep your details while you have an account, and delete them when you ask us to, unless the law says we must keep a record for longer.',
      ],
    },
    {
      title: 'Cookies',
      text: [
        'We use only the cookies that make the service work: to keep you signed in, to remember your language, and to know for a year that you have signed in on this device before, so that nobody who guesses at your password can keep you out. There is no advertising and no tracking.',
      ],
    },
    { title: 'Contact us', text: ['Write to support@onward.example, or use the contact page.'] },
    {
      title: 'Changes to this policy',
      text: ['When we change this policy in a way that matters to you, we tell you before it takes effect.'],
    },
  ],
}
