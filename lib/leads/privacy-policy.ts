import { smsCompanies } from '@/lib/core/sms-providers'
import { site } from '@/lib/site'
import { browserStorage } from './browser-storage'
import { chatRetentionDays } from './chat'
import { consent } from './consent'

type PolicyFacts = {
  company: string
  retentionDays: number
  /** Host of the third-party chat that the site loads; null when the site uses its own chat. */
  chatHost: string | null
  /** Whether Baidu counts the visits of those who agree. */
  countsVisits: boolean
}

type PrivacySection = { id: string; heading: string; paragraphs: string[]; list?: string[] }

/** The facts of the agreement, from the site's configuration. */
export function policyFacts(env: {
  COMPANY_NAME?: string | undefined
  LEAD_RETENTION_DAYS: number
  CHAT_SCRIPT_URL?: string | undefined
  BAIDU_TONGJI_ID?: string | undefined
}): PolicyFacts {
  return {
    company: env.COMPANY_NAME ?? site.brand,
    retentionDays: env.LEAD_RETENTION_DAYS,
    chatHost: env.CHAT_SCRIPT_URL === undefined ? null : new URL(env.CHAT_SCRIPT_URL).host,
    countsVisits: env.BAIDU_TONGJI_ID !== undefined,
  }
}

/**
 * What the code of this site does with personal data. A change of that code requires a change here; a change of meaning also requires a
 * new `consent.version`.
 */
export function privacySections({
  company,
  retentionDays,
  chatHost,
  countsVisits,
}: PolicyFacts): PrivacySection[] {
  return [
    {
      id: 'who',
      heading: '一、谁在处理您的信息',
      paragraphs: [
        `本站由${company}运营（以下称“我们”）。就本协议有任何疑问，或要查询、更正、删除您的信息，请用提交后得到的回执页，或拨打 ${site.hotline}，说明您提交时所留的手机号。`,
      ],
    },
    {
      id: 'what',
      heading: '二、我们收集什么，为什么',
      paragraphs: [
        '浏览本站不需要登录，也不需要留下任何个人信息。只有在您主动提交表单时，我们才会保存下列内容，用途只有一个：由顾问与您联系，回答您的咨询。同一手机号的多次提交归在一张记录卡下，方便顾问了解前后情况。',
      ],
      list: [
        '您填写的称呼与手机号码（必填；“回电”表单只需手机号码），以及手机号是否经过短信验证。',
        '您选填的内容，例如意向国家、课程、测试选项、留言；从费用测算等工具提交时，还有该工具结果页的地址。',
        '提交所在的页面地址、表单名称与提交时间，以及来访来源（见第七条），用来让顾问知道您在看什么。',
        '打码后的网络地址（只保留前段），用来识别恶意提交。',
        '您是否勾选了本协议；勾选了的，还有协议版本、当时文本的校验值、时间与所在页面，作为同意的凭证。在香港、新加坡分公司的页面上，还有您是否单独同意由当地同事回电（见第六条）。',
        '您在回执页上选的联系方式与时间。',
        '您在在线咨询窗口里写的内容、顾问的回答和所在的网页。不问姓名和号码；您在窗口里留下手机号的，这次会话归到咨询记录里，和它一起保存、一起删除。',
      ],
    },
    {
      id: 'receipt',
      heading: '三、提交之后的回执页',
      paragraphs: [
        '每次提交成功后，您会得到一个回执页的链接，30 天内有效。链接里的随机码就是钥匙：谁拿到链接，谁就能打开这一页，所以页面上的称呼与号码都打码，请不要转发。我们只保存随机码的校验值，不保存随机码本身。',
        '在回执页上可以改回电时间、选择只用微信联系、停止联系，或删除资料。手机号经过短信验证的，这些选择对该号码的全部记录有效；没有验证过的，只对那一次提交有效，以免他人冒用您的号码替您做决定。每次打开与操作都有记录。',
      ],
    },
    {
      id: 'code',
      heading: '四、短信验证码',
      paragraphs: [
        `获取验证码时，您的手机号会交给短信服务商（${smsCompanies}）用于发送该条短信。验证码本身不以明文保存，十分钟后失效，记录在一天内清除。为防止滥用，我们记录每个号码与每个网络地址的发送次数。收不到短信时可以不填验证码直接提交，记录会标为“未验证”。`,
      ],
    },
    {
      id: 'keep',
      heading: '五、保存多久，存在哪里，谁会收到',
      paragraphs: [
        `咨询记录自提交之日起保存 ${retentionDays} 天，到期删除；期间您可以随时要求提前删除。没有留下手机号的在线咨询会话，自最后一句起保存 ${chatRetentionDays} 天。信息保存在我们自己的服务器上，只有负责联系您的顾问可以读取，每次读取都有记录。系统日志里的手机号一律打码。`,
        '为了尽快回电，系统会把新的咨询记录送到顾问使用的系统。您改了联系方式、停止联系或删除资料，这些系统也会收到通知。下面是会收到信息的各方：',
        '删除之后，称呼、号码、选填内容、页面地址和来访来源都会清空，只留下一条不含个人信息的删除记录；等待送出的内容一并清空，已经送到顾问系统的，会通知其删除。',
      ],
      list: [
        '公司的客户管理系统：收到完整的咨询记录。',
        '企业微信、钉钉或飞书的群（腾讯、阿里巴巴、字节跳动提供的软件）：顾问的群里收到一条提醒，号码打码；在线咨询的提醒里没有您写的内容。',
        `短信服务商（${smsCompanies}）：收到手机号和验证码，见第四条。`,
        '香港、新加坡分公司：您单独同意之后才会收到，见第六条。',
        ...(chatHost === null ? [] : [`在线咨询服务（${chatHost}）：见第六条。`]),
        ...(countsVisits ? ['百度统计：只在您同意之后，见第七条。'] : []),
      ],
    },
    {
      id: 'share',
      heading: '六、不做什么，什么会到境外',
      paragraphs: [
        `我们不出售您的信息，不在本站加载第三方${countsVisits ? '的广告或字体；第三方的统计只在您同意之后加载，见第七条' : '统计、广告或字体'}。若日后代您向院校递交申请，需要提供的材料与去向会另行逐项征得您的同意。`,
        '我们在香港和新加坡设有分公司。这两家分公司的页面上，表单里有一个单独的勾选框：您勾选了，当地的同事才会读到您的称呼、手机号和选填内容，用来给您回电，这属于向境外提供；没有勾选的，同样可以提交，由内地的顾问联系您，这两家分公司收不到您的信息。勾选之后可以撤回，也可以查看、更正或删除他们收到的信息，办法见第八条。您在通话中要求改由当地同事联系的，顾问会先征得您的同意。除此以外，我们不向境外提供您的信息。',
        '为了改进打开速度，本站会抽取少量访问，记下页面版式与加载用时；其中没有网址、没有网络地址，也没有任何身份标识，无法对应到人。',
        '为了知道哪个页面、哪次推广带来了访客，每次来访会给当天的次数加一：只记页面、推广名称和来源网站，不记网络地址、时刻和任何身份标识，无法对应到人。',
        ...(chatHost === null
          ? []
          : [
              `在线咨询窗口由第三方客服服务（${chatHost}）提供，窗口打开时才加载（打开页面几秒后可能自动打开，可随时关闭）；对方会收到您的网络地址、所在页面和您在窗口里输入的内容。不使用咨询窗口，不影响提交表单和拨打电话。`,
            ]),
      ],
    },
    {
      id: 'cookie',
      heading: '七、Cookie 与浏览器存储',
      paragraphs: [
        '本站存进您浏览器的内容全部列在本条末尾。Cookie 到期失效；本地存储留在您的浏览器里，直到您清除；会话存储在关闭标签页时清除。您可以随时在浏览器里清除它们，不影响浏览网页、提交表单和拨打电话。',
        '为了让顾问知道您是从哪里找到本站的，浏览器的本地存储会记下您首次和最近一次来访的来源：日期、广告链接自带的参数（utm_source、utm_medium、utm_campaign、utm_term、utm_content，以及各平台的点击编号 bd_vid、gdt_vid、qz_gdt、clickid、click_id、callback、qhclickid、gclid、msclkid）、来源网站的域名与路径、落地页路径。它只留在您的浏览器里，90 天后失效，您可以随时清除；只有在您提交表单时才会随表单发给我们，与咨询记录一同保存和删除。',
        ...(countsVisits
          ? [
              '每一页的末尾都会问您是否同意百度统计（百度公司提供）。您按“同意”之后，本站才加载它；它会收到您的网络地址、所打开页面的路径、广告链接自带的 utm 参数、停留时间、浏览器与屏幕的参数，并存放自己的 Cookie（名称以 Hm_ 或 HMACCOUNT 开头），用来统计访问。不包括您在表单和咨询窗口里写的内容；回执页、提交结果页和顾问的工作页面不加载。按“不同意”随时撤回：本站清除它存在本站的内容，并重新打开没有它的页面。不同意不影响使用本站。',
            ]
          : []),
      ],
      list: [
        ...storageLines(),
        ...(chatHost === null
          ? []
          : [`在线咨询服务（${chatHost}）加载之后，可能另外存放它自己的 Cookie 和数据，由对方说明。`]),
      ],
    },
    {
      id: 'rights',
      heading: '八、您的权利',
      paragraphs: [
        '您可以要求查看我们保存了什么、更正错误、取得副本、撤回同意或删除。撤回同意不影响撤回之前的处理。删除和停止联系可以在回执页上自己完成；其余的，或者回执已经过期，请拨打热线，我们在核实手机号归您本人使用之后处理，并告知结果。',
      ],
    },
    {
      id: 'minors',
      heading: '九、未成年人',
      paragraphs: [
        `${site.ageNotice}。${site.ageRemark}：未满 18 周岁的学生请由监护人填写并留下监护人的联系方式；未满 14 周岁的，我们只与监护人联系。发现误收了未满 14 周岁未成年人的信息时，我们会删除。`,
      ],
    },
  ]
}

const storageNames = { cookie: 'Cookie', local: '本地存储', session: '会话存储' } as const

/** One line for each thing that the site stores in a browser. */
const storageLines = (): string[] =>
  (['cookie', 'local', 'session'] as const).flatMap((where) =>
    Object.entries(browserStorage[where]).map(([key, what]) => `${storageNames[where]} ${key}：${what}。`),
  )

/** Everything that a visitor can read before ticking the box, as one text. Its hash is stored with the consent. */
export function consentText(facts: PolicyFacts): string {
  const sections = privacySections(facts).map(({ heading, paragraphs, list = [] }) => [
    heading,
    ...paragraphs,
    ...list,
  ])
  return [consent.label, consent.version, ...sections.flat()].join('\n')
}
