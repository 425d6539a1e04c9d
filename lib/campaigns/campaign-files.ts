import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ContentError, lineOf, type Problem } from '@/lib/collections/content-error'
import { type Campaign, campaignSchema } from '@/lib/collections/kinds/campaign'
import { type PositionOf, parseYaml, type Values } from '@/lib/collections/parse-yaml'
import { filesBelow, recordReader } from '@/lib/collections/read'
import { type Env, env } from '@/lib/core/env'
import { hotlineHref, site } from '@/lib/site'
import { campaignAddressOf, campaignLayoutOf } from './address'
import { withParentDates } from './lifecycle'

/** A campaign with the places of its fields in its file. */
type Written = { campaign: Campaign; positionOf: PositionOf }

/** The file of a campaign, relative to the project, with the campaign, or with what its author must correct. */
export type LoadedCampaign = { file: string } & (
  | (Written & { problems: null })
  | { campaign: null; problems: readonly Problem[]; previewKey: string | undefined }
)

/** The name of the file with the content of a campaign. */
export const contentFile = 'content.yaml'

/** The folder from which new campaigns are made. */
export const template = 'app/(special)/special/_template'

/** What content may write between `{{` and `}}` beside the figures of the registry. */
const values = (): Values => {
  const registration = registrationAnswer(env())
  return new Map([
    ['company.hotlineHref', hotlineHref],
    ...Object.entries(site.claims).map(([name, value]) => [`company.claims.${name}`, `${value}`] as const),
    ['company.registration.zh', registration.zh],
    ['company.registration.en', registration.en],
  ])
}

const readWritten = recordReader((file, bytes): Written => {
  const place = { path: campaignAddressOf(file), layout: campaignLayoutOf(file) }
  const { data, positionOf } = parseYaml(file, bytes, campaignSchema, { values: values() })
  return { campaign: { ...data, ...place }, positionOf }
})

/**
 * The campaign of one file.
 * @param file relative to the project
 * @throws ContentError
 */
export const readCampaign = (root: string, file: string): Campaign => readWritten(root, file).campaign

/** The content file of every campaign, relative to the project. Private folders (`_template`) are left out. */
export const campaignFiles = (root: string): string[] =>
  filesBelow(root, 'app').filter((file) =>
    /^app\/\([^)]+\)\/special\/(?!.*\/_)(?!_).+\/content\.yaml$/.test(file),
  )

/** Every campaign; each sign-up page has the first and the last day of its campaign. The same list as long as no file changes. */
export function loadCampaigns(root: string): readonly LoadedCampaign[] {
  const written = campaignFiles(root).map((file) => load(root, file))
  const isSame = (one: LoadedCampaign, at: number) => {
    const before = last?.written[at]
    return before?.file === one.file && one.campaign !== null && before.campaign === one.campaign
  }
  if (last?.written.length === written.length && written.every(isSame)) return last.loaded
  const dated = withParentDates(written.flatMap(({ campaign }) => campaign ?? []))
  const byPath = new Map(dated.map((campaign) => [campaign.path, campaign]))
  const loaded = written.map((one) =>
    one.campaign === null ? one : { ...one, campaign: byPath.get(one.campaign.path) ?? one.campaign },
  )
  last = { written, loaded }
  return loaded
}

let last: { written: readonly LoadedCampaign[]; loaded: readonly LoadedCampaign[] } | undefined

function load(root: string, file: string): LoadedCampaign {
  try {
    return { file, ...readWritten(root, file), problems: null }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const text = readFileSync(path.join(/* turbopackIgnore: true */ root, file), 'utf8')
    const previewKey = /^previewKey: *['"]?([\w-]+)/m.exec(text)?.[1]
    return { file, campaign: null, problems: error.problems, previewKey }
  }
}

/** What authors must correct before the site can be built: file, place and remedy, one line each; usually empty. */
export const campaignProblems = (root: string): string[] =>
  loadCampaigns(root).flatMap(({ file, problems }) =>
    (problems ?? []).map((problem) => `${file} ${lineOf(problem)}`),
  )

type Registered = Pick<Env, 'COMPANY_NAME' | 'COMPANY_ADDRESS' | 'ICP_NUMBER'>

const names: Record<keyof Registered, { zh: string; en: string }> = {
  COMPANY_NAME: { zh: '公司全称', en: 'the registered company name' },
  COMPANY_ADDRESS: { zh: '公司地址', en: 'the address' },
  ICP_NUMBER: { zh: '网站备案号', en: 'the filing number' },
}

/** The answer to where readers find the company's registration. It refers to the footer only for entries that are there. */
export function registrationAnswer(values: Registered): { zh: string; en: string } {
  const shown = (Object.keys(names) as (keyof Registered)[]).filter((name) => values[name] !== undefined)
  const footer =
    shown.length === 0
      ? { zh: '', en: '' }
      : {
          zh: `每一页的页脚印有${shown.map((name) => names[name].zh).join('、')}。`,
          en: `${sentence(shown.map((name) => names[name].en))} printed at the foot of the Chinese pages. `,
        }
  return {
    zh: `${footer.zh}签约前请分公司出示营业执照，在国家企业信用信息公示系统上查到的全称，要与合同盖章、收款账户的户名一致；备案号可以到工信部的备案网站查。`,
    en: `${footer.en}Before you sign, ask for the business licence and compare the registered name with the contract and the account you pay to. The privacy agreement explains what is stored and for how long.`,
  }
}

function sentence(parts: readonly string[]): string {
  const text = new Intl.ListFormat('en').format(parts)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${parts.length === 1 ? 'is' : 'are'}`
}
