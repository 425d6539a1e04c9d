import { expect, it } from 'vitest'
import { ArticlePage } from '@/components/features/articles/article-page'
import { drawPage } from '../../draw-page'
import { jsonLdOf } from '../products/support'

it('tells search engines what it is about, with a picture', async () => {
  const article = {
    ...{ id: 'a', type: 'headlines' as const, title: '文章', summary: '要点。', author: '美世留学' },
    ...{ date: '2026-09-05', updated: '2026-11-20', country: null, href: '/headlines/a' },
    sections: [{ heading: null, paragraphs: ['正文。'] }],
    sources: [],
  }
  const { container } = await drawPage(<ArticlePage article={article} related={[]} country={null} />)
  expect(jsonLdOf(container).Article).toMatchObject({
    headline: '文章',
    description: '要点。',
    image: expect.stringMatching(/^http:.+\.(?:png|jpg)$/),
    datePublished: '2026-09-05',
    dateModified: '2026-11-20',
  })
})
