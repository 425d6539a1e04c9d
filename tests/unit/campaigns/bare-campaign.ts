import type { Campaign } from '@/lib/collections/kinds/campaign'

/** A campaign without content, apart from what is given. */
export const bareCampaign = (path: string, change: Partial<Campaign> = {}): Campaign => ({
  ...{ path, layout: 'special', language: 'zh', family: 'more', hue: 'ink', source: path, form: null },
  ...{ seo: { title: path, description: '' }, dated: {}, sections: [], formerly: [] },
  ...{ noIndex: false, draft: false, ...change },
})
