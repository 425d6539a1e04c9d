import { campaignTexts, clickIds } from '@/lib/leads/touch-fields'
import { finderFilters } from '@/lib/schools/finder'
import { tools } from '@/lib/tools/tools'

const schoolList = ['q', 'country', 'city', 'study', 'letter', 'by', 'sort', 'order', 'page']
const ranking = ['country', 'band', 'q', 'sort', 'order', 'page']

/** The query parameters that a link to a list may have, by canonical address. */
const lists: Readonly<Record<string, readonly string[]>> = {
  '/advisor': ['country', 'filiale', 'page'],
  '/bjts_list': ['b', 'page'],
  '/caselist': ['country', 'level', 'group', 'tier', 'band', 'result', 'page'],
  '/countrylines': ['country', 'page'],
  '/deadlines': ['country', 'level', 'status', 'page'],
  '/goodnews': ['country', 'year', 'page'],
  '/headlines': ['page'],
  '/headlines/changes': ['country', 'kind', 'change', 'page'],
  '/industry': ['page'],
  '/product': ['page'],
  '/product/ym_product': ['region', 'status', 'page'],
  '/search': ['Keyword', 'type', 'page'],
  '/special/feiyong/fyao': ['school'],
  '/special/feiyong/fyen': ['school'],
  '/special/feiyong/fyusa': ['school'],
  '/special/ym_ca_rounds': ['group', 'score'],
  '/special/ym_us_bulletin': ['category', 'filed'],
  '/team/daoshi': ['subject', 'page'],
  '/team/zsg': ['subject', 'page'],
  '/yxk': [...schoolList, 'kind', 'band', ...Object.keys(finderFilters)],
  '/yxk/china': ['q', 'uk', 'page'],
  '/yxk/compare': ['ids', 'add'],
  '/yxk/hischool': [...schoolList, 'boarding'],
  '/yxk/programmes': ['q', 'country', 'level', 'fee', 'years', 'ielts', 'band', 'field', 'cn', 'page'],
  '/yylist': ['lang', 'exam', 'page'],
  '/zylist': ['q', 'category', 'word', 'hot', 'page'],
}

/** Campaigns with a funds calculator below their sections, whose form is in the address. */
const withForms = ['/special/qz_us', '/special/qz_uk', '/special/qz_can', '/special/qz_au']

/** Parameters of every page: those of advertisements, and the active item of the navigation. */
const everywhere: readonly string[] = ['index', ...campaignTexts, ...clickIds]

/**
 * The names that the query of a link to this page may have; null when they are unknown. Other names have no effect: the page ignores
 * them.
 * @param page canonical, without query
 */
export function linkParameters(page: string): readonly string[] | null {
  const tool = tools.find(({ path }) => path === page)
  if (tool?.parameters === null || withForms.includes(page)) return null
  const own = page.startsWith('/special/ranking') ? ranking : (lists[page] ?? tool?.parameters ?? [])
  return [...own, ...everywhere]
}

/** The lists whose parameters are written here by hand. */
export const listsWithParameters: readonly string[] = Object.keys(lists)
