import type { Question } from '@/lib/leads/questions'

/** A question that the site does not ask, as a developer would add it to `lib/leads/questions.ts`. */
export const oneMoreQuestion = {
  one_more: {
    name: '目前年级',
    ask: {
      control: 'select',
      placeholder: '请选择',
      options: [
        { id: 1, value: '高一', label: '高一' },
        { id: 2, value: '高二', label: '高二' },
      ],
    },
    isInNotice: true,
  },
} as const satisfies Record<string, Question>
