import { listSeats } from '@/lib/collections/kinds/branch-seat'
import { company as companyOf } from '@/lib/collections/kinds/company'
import { programmes } from '@/lib/collections/kinds/programme'
import { type Env, isLocal } from '@/lib/core/env'
import { site, workingHours } from '@/lib/site'
import { companyFacts } from './company-facts'

/** Who has to act before a launch, in the order of the list. */
export const launchOwners = ['公司', '法务', '编辑', '运维'] as const

/** One item that is still missing for a public launch; a blocking one must be done first. */
export type LaunchItem = { owner: (typeof launchOwners)[number]; blocking: boolean; text: string }

type Condition = LaunchItem & { open: boolean }

const isOpen = ({ open }: Condition) => open
const withoutFlag = ({ open: _, ...item }: Condition): LaunchItem => item

/** What is still missing in the configuration and in the company's file. */
export function launchItems(values: Env): LaunchItem[] {
  return [...ofCompany(values), ...ofLaw(values), ...ofEditors(values), ...ofOperators(values)]
    .filter(isOpen)
    .map(withoutFlag)
}

function ofCompany(values: Env): Condition[] {
  const company = companyOf()
  const branches = Object.entries(company.branches)
  const lacking = (field: 'address' | 'hours') =>
    branches.filter(([, branch]) => branch[field] === null).map(([code]) => code)
  const mainland = listSeats().filter(({ overseas }) => !overseas).length
  const owner = '公司' as const
  return [
    ...companyFacts.map(([name, meaning]) => ({
      owner,
      blocking: true,
      open: values[name] === undefined,
      text: `${meaning}没有填写：设环境变量 ${name}`,
    })),
    {
      owner,
      blocking: true,
      open: company.business_licence === null,
      text: '营业执照的统一社会信用代码没有填写：business_licence（lib/content/company/company.json）',
    },
    {
      owner,
      blocking: true,
      open: company.call_hours_confirmed_on === null,
      text: `页面承诺 ${workingHours.from}–${workingHours.to} 之间 ${site.callbackPromiseMinutes} 分钟内回电，公司还没有确认有人值守：确认后把日期写进 call_hours_confirmed_on（lib/content/company/company.json）`,
    },
    {
      owner,
      blocking: true,
      open: company.claims_evidence === null,
      text: `页面印着公司数据（${site.claims.domesticCities} 个国内城市、${site.claims.countries}+ 个国家、${site.claims.mentors}+ 位导师），依据存放在哪里没有写：claims_evidence（lib/content/company/company.json）；分公司名录里内地有 ${mainland} 家，城市数要一并核对`,
    },
    {
      owner,
      blocking: true,
      open: values.PHONE_SECOND_DIGITS === undefined,
      text: '19 开头的手机号（2017 年起发放）收不收还没有定：定了就设 PHONE_SECOND_DIGITS=3-9（收）或 3-8（不收，请来电）；没有定之前不收',
    },
    {
      owner,
      blocking: true,
      open: lacking('address').length > 0,
      text: `分公司没有地址：${lacking('address').join('、')}（lib/content/company/company.json）`,
    },
    {
      owner,
      blocking: false,
      open: lacking('hours').length > 0,
      text: `分公司没有接待时间：${lacking('hours').join('、')}（lib/content/company/company.json）`,
    },
  ]
}

function ofLaw(values: Env): Condition[] {
  const owner = '法务' as const
  const confirmed = companyOf().law_confirmed_on
  const licences = { qs: 'QS 世界大学排名', arwu: '软科世界大学学术排名' } as const
  const where = (key: keyof typeof confirmed) =>
    `确认后把日期写进 law_confirmed_on.${key}（lib/content/company/company.json）`
  return [
    ...(['qs', 'arwu'] as const).map((key) => ({
      owner,
      blocking: true,
      open: companyOf().ranking_licences[key] === null,
      text: `${licences[key]}的展示许可没有登记：取得后写进 lib/content/company/company.json 的 ranking_licences.${key}`,
    })),
    {
      owner,
      blocking: true,
      open: confirmed.consent_box === null,
      text: `隐私勾选框由法务选定：悬浮窗必须勾选；页尾表单只显示、不强制；其余表单现在${values.CONSENT_REQUIRED ? '必须勾选' : '不强制'}（CONSENT_REQUIRED=${values.CONSENT_REQUIRED ? 1 : 0}）。每条线索都记下勾没勾。${where('consent_box')}`,
    },
    {
      owner,
      blocking: true,
      open: confirmed.cross_border === null,
      text: `香港、新加坡分公司回电属于向境外提供个人信息，隐私协议第六条已写明，两家分公司页面的表单另有勾选框，不勾选的由内地回电；勾选框的文字和与分公司的合同由法务确认，不能办的改由内地回电。${where('cross_border')}`,
    },
    {
      owner,
      blocking: true,
      open: values.BAIDU_TONGJI_ID !== undefined && confirmed.visit_statistics === null,
      text: `百度统计已经启用（BAIDU_TONGJI_ID）：同意前不加载，隐私协议第五条至第七条已写明，由法务看过。${where('visit_statistics')}`,
    },
    {
      owner,
      blocking: false,
      open: confirmed.immigration_purposes === null,
      text: `移民表单的用途里有“海外生育”“税务筹划”“投资理财”（lib/leads/options.ts），请法务看一遍。${where('immigration_purposes')}`,
    },
  ]
}

function ofEditors(values: Env): Condition[] {
  const secondary = programmes.list().filter(({ readings: [latest] }) => latest.source.kind === 'secondary')
  return [
    {
      owner: '编辑',
      blocking: true,
      open: values.SHOW_SAMPLES,
      text: '示例人物、案例和喜报还在显示：设 SHOW_SAMPLES=0，或不设并填写公开的 SITE_ORIGIN',
    },
    {
      owner: '编辑',
      blocking: false,
      open: secondary.length > 0,
      text: `移民项目的状态只读过二手资料，没有官方来源：${secondary.map(({ id }) => id).join('、')}（lib/content/programmes）`,
    },
  ]
}

function ofOperators(values: Env): Condition[] {
  const owner = '运维' as const
  return [
    {
      owner,
      blocking: true,
      open: isLocal(values.SITE_ORIGIN),
      text: 'SITE_ORIGIN 没有填写或是本机地址：规范链接、站点地图和二维码都会指错',
    },
    {
      owner,
      blocking: true,
      open: values.CONSULTANT_KEYS.length === 0,
      text: 'CONSULTANT_KEYS 没有填写：顾问取不到咨询记录（npm run leads -- new-key）',
    },
    {
      owner,
      blocking: true,
      open: values.SMS_DRIVER === 'log' && values.APIPC_ORIGIN === undefined,
      text: 'SMS_DRIVER=log：验证码只打印在终端，不会发到手机',
    },
    {
      owner,
      blocking: true,
      open: values.PREVIEW_COMPONENTS,
      text: 'PREVIEW_COMPONENTS=1：给编辑看的页面（/preview/blocks）对所有人开放，公开的网站不要设',
    },
    {
      owner,
      blocking: false,
      open: values.MOBILE_ORIGIN === undefined,
      text: 'MOBILE_ORIGIN 没有填写：手机访客看到的是本站自带的 /m 小页面',
    },
    {
      owner,
      blocking: false,
      open: values.TRUSTED_PROXY_HOPS === 0,
      text: 'TRUSTED_PROXY_HOPS=0：前面有 nginx 时要写层数，否则所有访客算作一个地址',
    },
  ]
}

/** The same in one line, for a start with a public address; null when nothing blocks or the address is not public. */
export function launchLine(values: Env): string | null {
  if (isLocal(values.SITE_ORIGIN)) return null
  const blocking = launchItems(values).filter((item) => item.blocking)
  if (blocking.length === 0) return null
  const owners = launchOwners.filter((name) => blocking.some(({ owner }) => owner === name))
  return `上线检查：还有 ${blocking.length} 项没有完成（${owners.join('、')}），在有源码的机器上用 npm run launch:check 查看`
}
