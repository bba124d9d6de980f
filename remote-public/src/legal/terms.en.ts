import type { LegalDocument } from './LegalText'

const section = (title: string, ...text: string[]) => ({ title, text })

export const termsEn: LegalDocument = {
  title: 'Terms of Use',
  lead: 'What you agree to when you use Onward, and what you can expect of us.',
  sections: [
    section(
      'Acceptance of terms',
      'By using Onward you accept these terms. If you do not accept them, please do not use the service.',
    ),
    section(
      'Your account',
      'Give true details, keep your password to yourself, and tell us at once if you think somebody else has used your account. One person, one account.',
    ),
    section(
      'Jobseeker responsibilities',
      'Say what is true in your profile, your CV and your applications. Read a letter or an application before you send it: it is sent in your name.',
    ),
    section(
      'Employer responsibilities',
      'Post real jobs that are lawful, pay at least the minimum wage and ask applicants for no money. Use what applicants send you only to fill that job. Do not discriminate.',
    ),
    section(
      'Agent responsibilities',
      'Refer people who know of it and agree to it. Look at a person’s details only for your work with them. What you look at is recorded.',
    ),
    section(
      'Prohibited conduct',
      'Do not use the service to deceive or harass anyone, to collect people’s details, to spread harmful files, or to get around its protections.',
    ),
    section(
      'Content ownership',
      'What you write and upload stays yours. You allow us to store and process it so that the service can do what you ask of it.',
    ),
    section(
      'Service availability',
      'We work to keep the service running at all hours, but cannot promise that it never stops. We tell you ahead of planned work.',
    ),
    section(
      'Limitation of liability',
      'We do not promise that you will find work or fill a job. Nothing in these terms limits what the law does not allow us to limit.',
    ),
    section(
      'Ending an account',
      'You can close your account at any time. We may suspend an account that breaks these terms; we say why, and you can ask us to look again.',
    ),
    section('Data protection', 'How we handle personal details is set out in our Privacy Policy.'),
    section('Governing law', 'These terms are governed by the law of England and Wales.'),
    section('Changes to these terms', 'When we change these terms we tell you before the change takes effect.'),
    section('Contact', 'Write to support@onward.example, or use the contact page.'),
  ],
}
