import { defineCampaign } from '@/lib/campaigns/define-campaign'
import { hotlineHref } from '@/lib/site'

export const campaign = defineCampaign(import.meta.url, {
  language: 'en',
  seo: {
    title: 'Academic Works: reading, writing and portfolios',
    description:
      'What our academic team does with a student before and during an application: reading plans, essays, research, portfolios and tests, and the lines it does not cross.',
  },
  family: 'company',
  hue: 'ink',
  picture: 'research',
  source: '专题:Academic Works',
  form: null,
  sections: [
    {
      type: 'hero',
      name: 'Academic Works',
      title: 'Academic Works: reading and portfolios',
      lead: 'Forms take an afternoon. What they report takes far longer: books read, questions followed, drafts thrown away. Here parents, counsellors and universities can read how we help with it.',
      arrangement: 'letter',
      points: [
        { label: 'For whom', text: 'Students aged 18 or over, and parents of younger ones' },
        { label: 'Language', text: 'Guidance in Chinese; drafts and feedback in English' },
        { label: 'Where', text: 'At a branch or online, in planned sessions' },
        { label: 'Hotline', text: '400-683-6883' },
      ],
      actions: [
        { label: 'Call and ask', href: hotlineHref },
        { label: 'About the company', href: '/special/about_en' },
      ],
    },
    {
      type: 'features',
      heading: 'Six kinds of work',
      intro: 'Most students need two or three of them. We say which, and which to leave out.',
      look: 'grid',
      items: [
        {
          title: 'Course choice',
          text: 'We read the entry pages of several degrees backwards: which school subjects they ask for, which combinations close a door. The result is one page the family can take to the school.',
        },
        {
          title: 'Reading in a field',
          text: 'A short list of books and papers, in an order that gets harder. After each, the student tells us one claim, one doubt and one thing to look up.',
        },
        {
          title: 'Personal statements and essays',
          text: 'Interviews first, outline second, drafts last. We ask, mark and question. Every sentence that goes out was written by the student.',
        },
        {
          title: 'Research projects',
          text: 'A small question with data that can really be obtained. The student keeps a dated log and answers for every step of it. Authorship and publication are not something we sell.',
        },
        {
          title: 'Art and design portfolios',
          text: 'Process before polish: sketchbooks, failed versions, sources named. We photograph and lay out what exists; nobody paints for the applicant.',
        },
        {
          title: 'Test preparation',
          text: 'TOEFL, IELTS, SAT, GRE, GMAT, JLPT and EJU for adults, planned around deadlines. For pupils in compulsory education we plan with the parents and do not teach school subjects.',
        },
      ],
    },
    {
      type: 'timeline',
      heading: 'A year in outline',
      intro:
        'For a student who applies in autumn. Graduates with a job usually stretch it to eighteen months.',
      items: [
        {
          when: 'Winter',
          title: 'Reading and a question',
          text: 'Four books, two conversations, one question written in a single sentence.',
        },
        {
          when: 'Spring',
          title: 'The main piece',
          text: 'A project, a portfolio unit or an extended essay. Language test if the level is there; otherwise classes.',
        },
        {
          when: 'Early summer',
          title: 'Looking back',
          text: 'What was done, what failed, what it shows. This conversation becomes the raw material of the essays.',
        },
        {
          when: 'Late summer',
          title: 'Drafts',
          text: 'Several rounds, each with written comments and time in between. Referees are asked now, with a summary of facts.',
        },
        {
          when: 'Autumn',
          title: 'Submission',
          text: 'The student presses the button, from an account opened with their own e-mail address.',
        },
      ],
    },
    {
      type: 'compare',
      heading: 'What we do, and what we refuse',
      caption: 'The line between help and authorship',
      columns: ['We do', 'We do not'],
      rows: [
        {
          label: 'Essays',
          cells: [
            'Ask, cut, point at a weak paragraph',
            'Write, translate from Chinese, or supply sample paragraphs',
          ],
        },
        {
          label: 'AI tools',
          cells: [
            "Explain each university's rule and help keep a record of use",
            'Generate text that is handed in as the student’s own',
          ],
        },
        {
          label: 'References',
          cells: [
            'Give the teacher dates and facts, on request',
            'Draft the letter or open the referee’s account',
          ],
        },
        {
          label: 'Transcripts',
          cells: ['Explain the grading scale in a cover note', 'Alter, retype or “convert” a document'],
        },
        {
          label: 'Research',
          cells: ['Teach method, read the log, criticise', 'Sell authorship, awards or invented internships'],
        },
        { label: 'Interviews', cells: ['Practise with open questions', 'Hand over memorised answers'] },
      ],
    },
    {
      type: 'prose',
      heading: 'For school counsellors',
      paragraphs: [
        'You know the pupil; we see one season of their life. We ask families to tell their school that they work with us, and, with the family’s consent, we share the schedule, the list of universities and the division of tasks, so that nobody submits twice or promises different things.',
        'Predicted grades, school reports and counsellor letters stay with you. If we notice that an essay and the school record disagree, we raise it with the student first, and stop the draft until the facts are settled.',
        'When a pupil should rest, or wait a year, we would rather hear it from you early.',
      ],
      links: [{ label: 'Branches and telephones', href: '/touchus' }],
    },
    {
      type: 'steps',
      heading: 'How a first contact goes',
      items: [
        {
          title: 'Tell us the aim',
          text: 'Level, subject, country, and when. A transcript helps but is not needed yet.',
          duration: 'One call',
        },
        {
          title: 'A short sample',
          text: 'Some reading aloud and a page of writing, on a topic chosen there and then.',
          duration: 'One meeting',
        },
        {
          title: 'A written proposal',
          text: 'Which of the six kinds of work, how many sessions, who does them, what they cost and how refunds are counted.',
          duration: 'Before signing',
        },
        {
          title: 'You decide',
          text: 'Take it home, compare, ask the school. Nothing has to be signed on the day.',
          duration: 'No limit',
        },
      ],
    },
    {
      type: 'faq',
      heading: 'Questions',
      items: [
        {
          question: 'Do you guarantee a result?',
          answer:
            'No. Chinese advertising law forbids promises of admission or scores, and we could not keep them. What we can promise is the work listed in the contract.',
        },
        {
          question: 'What does it cost?',
          answer:
            'It depends on the kinds of work and the number of sessions. Each branch gives a written quotation with prices per part. Please pay only after you have read the refund terms.',
        },
        {
          question: 'Can I work with you from abroad?',
          answer:
            'Yes, online. Agree on the time zone when sessions are fixed. Ask at the start how documents are exchanged and who can read them; the privacy agreement of this site says what is stored.',
        },
        {
          question: 'Who are the people?',
          answer:
            'Ask for names before you sign: who teaches, who reads drafts, who answers when that person is away. Have the names written into the contract. An agreement with a university is made with the registered company, not with an individual.',
        },
      ],
    },
    {
      type: 'related',
      heading: 'Elsewhere on this site',
      items: [
        {
          label: 'About Meishi',
          href: '/special/about_en',
          text: 'The company, its branches and its principles, in English.',
        },
        { label: 'International art', href: '/yishu', text: 'Art and design abroad, in Chinese.' },
        {
          label: 'Academic planning',
          href: '/yyts',
          text: 'Planning from the first year of upper school, in Chinese.',
        },
        { label: 'Language courses', href: '/yylist', text: 'Tests and courses, in Chinese.' },
      ],
    },
  ],
})
