import { defineCampaign } from '@/lib/campaigns/define-campaign'
import { registrationAnswer } from '@/lib/content/company/registration'
import { env } from '@/lib/core/env'
import { hotlineHref } from '@/lib/site'

export const campaign = defineCampaign(import.meta.url, {
  language: 'en',
  seo: {
    title: 'About Meishi: study-abroad advisers in China',
    description:
      'Who we are, what our advisers do for students in China who apply abroad, how institutions can work with us, and how to reach a branch.',
  },
  family: 'company',
  hue: 'ink',
  picture: 'elite',
  source: '专题:About Us',
  form: null,
  sections: [
    {
      type: 'hero',
      arrangement: 'banner',
      name: 'About us',
      title: 'About Meishi: study-abroad advisers',
      lead: 'Meishi (美世留学) advises Chinese-speaking students and families on studying abroad: choosing a country and course, preparing an honest application, and getting ready to leave.',
      points: [
        { label: 'Clients', text: 'Adults aged 18 and over, and the parents of younger students' },
        { label: 'Work', text: 'Planning, applications, languages, art portfolios, visas' },
        { label: 'Promise', text: 'None about outcomes: universities and governments decide' },
        { label: 'Hotline', text: '400-683-6883' },
      ],
      actions: [
        { label: 'Call the hotline', href: hotlineHref },
        { label: 'Chinese site', href: '/' },
      ],
    },
    {
      type: 'prose',
      heading: 'What we do',
      paragraphs: [
        'Most families first ask which university is possible. We begin with four other questions: why go, what to study, what there is to show, and whether money and time are enough. Once these have answers, the list of universities is usually short.',
        'An application is work with deadlines. Each student receives one schedule that says what is due, who does it, and what happens when it is late. The student, the parents and the adviser read the same schedule.',
        'Sometimes our advice is to wait. A pupil whose English cannot carry a full textbook yet, or a graduate who has no reason for a one-year degree, is better served by a later start than by an early fee.',
      ],
    },
    {
      type: 'claims',
      heading: 'The company in figures',
      intro:
        "These are the company's own figures, not third-party statistics. The branches are those listed on the contact page.",
    },
    {
      type: 'features',
      heading: 'Services',
      look: 'numbered',
      items: [
        {
          title: 'University and school applications',
          text: 'The United States, the United Kingdom, Canada, Australia and New Zealand, Japan, Singapore, Hong Kong and parts of Europe, from secondary school to doctorate.',
        },
        {
          title: 'Academic planning',
          text: 'Course choice, subject depth and reading plans for students who have a year or more before they apply.',
        },
        {
          title: 'Languages and tests',
          text: 'Preparation for TOEFL, IELTS, SAT, GRE, GMAT, EJU and JLPT, planned around application deadlines.',
        },
        {
          title: 'Art and design',
          text: 'Portfolio guidance for art, design, music and performance programmes.',
        },
        {
          title: 'Research and experience',
          text: 'Supervised projects, internships and community work that a student can describe in detail.',
        },
        {
          title: 'Residence and migration advice',
          text: 'General guidance on official programmes, always with the date we checked and a link to the authority.',
        },
      ],
    },
    {
      type: 'steps',
      heading: 'How a student works with us',
      items: [
        {
          title: 'First conversation',
          text: 'By phone or at a branch, free of charge. We ask about grades, language, budget and aims, and say plainly when we are not the right help.',
          duration: 'About 30 minutes',
        },
        {
          title: 'A written plan',
          text: 'Countries, universities in three groups with reasons, gaps to close, a schedule and what it costs. The family may take it away and compare.',
          duration: 'A few days',
        },
        {
          title: 'Contract',
          text: 'It names the services, the people responsible, the fee and the terms of refund. Nothing spoken counts unless it is written there.',
          duration: 'When it is understood',
        },
        {
          title: 'Preparation and submission',
          text: "Students write from their own experience; we question, edit and check facts. Accounts are opened with the student's own e-mail address.",
          duration: 'One season',
        },
        {
          title: 'Results and departure',
          text: 'Offers, refusals and waiting lists are reported as they are. Visa papers, housing and a briefing follow.',
          duration: 'Until enrolment',
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Principles',
      paragraphs: ['They hold at every branch. Tell us when one of them is broken.'],
      list: [
        'We promise no admission, visa, score or migration outcome.',
        'We do not ghost-write, and we do not touch transcripts, references or bank papers.',
        'Figures on this site carry their source and year; where we have none, we say so.',
        'We print no testimonials and no invented people as if they were real.',
        'Personal data is used for the purpose a client agreed to, and deleted on request.',
      ],
    },
    {
      type: 'features',
      heading: 'For universities and schools',
      intro: 'We are glad to hear from admissions and recruitment teams.',
      items: [
        {
          title: 'Information sessions',
          text: 'Talks at our branches or online, with questions taken from students who have read your course pages beforehand.',
        },
        {
          title: 'Document checks',
          text: 'If a document in an application seems doubtful, write to us. We check with the student and the issuing school, and tell you what we find.',
        },
        {
          title: 'Corrections',
          text: 'If a page of ours states a fee, a requirement or a deadline of yours wrongly, tell us the address and the official page. We correct it.',
        },
        {
          title: 'Agreements',
          text: "Agency agreements are signed in the company's registered name. Ask for it in writing, and ask which branches it covers.",
        },
      ],
    },
    {
      type: 'branches',
      heading: 'Branches',
      intro: 'Each city has its own page, in Chinese.',
    },
    {
      type: 'faq',
      heading: 'Questions',
      items: [
        {
          question: 'Do you work in English?',
          answer:
            'Most of our work is in Chinese. If you prefer English, say so at the start of your call or message, and we will tell you whether a colleague can take over.',
        },
        {
          question: 'How do I complain?',
          answer:
            'Write to your adviser first, with dates and what you would like to happen. If that does not help, call the hotline and ask for the head of the branch and a written reply. You may go to the consumer authority in China (hotline 12315) at any time.',
        },
        {
          question: 'Where is the legal information?',
          answer: registrationAnswer(env()).en,
        },
      ],
    },
    {
      type: 'related',
      heading: 'Elsewhere on this site (Chinese)',
      items: [
        { label: 'Contact', href: '/touchus', text: 'Hotline, hours and branches.' },
        { label: 'Privacy agreement', href: '/privacy', text: 'What we store, why and for how long.' },
        { label: 'School library', href: '/yxk', text: 'Universities by country and rank.' },
        { label: 'Advisers', href: '/advisor', text: 'Who does the work.' },
      ],
    },
  ],
})
