import { defineCampaign } from '@/lib/campaigns/define-campaign'
import { madeUpText } from '@/tests/support/written-content'

export const campaign = defineCampaign(import.meta.url, {
  seo: { title: '还没有公开的说明会报名', description: madeUpText(9200 + 4, 70) },
  hue: 'nz',
  source: '报名:还没有公开的说明会',
  noIndex: true,
  form: { kind: 'entry', title: '报名' },
  sections: [
    {
      type: 'hero',
      arrangement: 'letter',
      name: '还没有公开的说明会报名',
      title: '还没有公开的说明会报名',
      lead: madeUpText(9200 + 5, 100),
    },
    { type: 'prose', heading: '说明', paragraphs: [madeUpText(9200 + 6, 200)] },
  ],
})
