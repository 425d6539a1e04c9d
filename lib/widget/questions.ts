/** A question that many ask, and the words that find its answer in the site search. */
export type FrequentQuestion = { question: string; keyword: string }

export const frequentQuestions: readonly FrequentQuestion[] = [
  { question: '英国留学一年要多少钱？', keyword: '英国 费用' },
  { question: '美国研究生怎么准备？', keyword: '美国 研究生' },
  { question: '日本有哪些升学路线？', keyword: '日本 本科' },
  { question: '托福要上多少课时？', keyword: '托福' },
]

/** When somebody answers the hotline; a sample until the company fills in its own. */
export const officeHours = '周一至周日 9:00—18:00'

/** The search words for what a visitor typed: a question without its polite and asking words. */
export function toKeyword(question: string): string {
  return question
    .normalize('NFKC')
    .replace(
      /请问|你好|您好|我想|想问|一下|怎么样|怎么|如何|什么|哪些|哪个|多少钱|多少|需要|可以|是否|吗|呢|呀|啊/g,
      ' ',
    )
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()
    .slice(0, 60)
}

/** What a topic is about; nothing when it only names where the button stands, such as the footer or the search page. */
export function subjectOf(topic: string): string {
  return /(?:咨询|搜索)$/.test(topic) ? '' : topic
}
