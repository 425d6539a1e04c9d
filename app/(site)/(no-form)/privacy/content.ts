import { site } from '@/lib/site'

/** The version is stored with every lead; a change of meaning is a new version. */
export const privacyVersion = '2026-11-21'

type Facts = { company: string; retentionDays: number }

export type PrivacySection = { id: string; heading: string; paragraphs: string[]; list?: string[] }

/** What the code of this site really does with personal data. A change there is a change here. */
export function privacySections({ company, retentionDays }: Facts): PrivacySection[] {
  return [
    {
      id: 'who',
      heading: '一、谁在处理您的信息',
      paragraphs: [
        `本站由${company}运营（以下称“我们”）。就本协议有任何疑问，或要查询、更正、删除您的信息，请拨打 ${site.hotline}，说明您提交时所留的手机号。`,
      ],
    },
    {
      id: 'what',
      heading: '二、我们收集什么，为什么',
      paragraphs: [
        '浏览本站不需要登录，也不需要留下任何个人信息。只有在您主动提交表单时，我们才会保存下列内容，用途只有一个：由顾问与您联系，回答您的咨询。',
      ],
      list: [
        '您填写的称呼与手机号码（必填；“回电”表单只需手机号码）。',
        '您选填的内容，例如意向国家、课程、测试选项、留言。',
        '提交所在的页面地址、表单名称与提交时间，以及来访来源（见第六条），用来让顾问知道您在看什么。',
        '打码后的网络地址（只保留前段），用来识别恶意提交。',
        '您是否勾选了本协议，以及当时的协议版本。',
      ],
    },
    {
      id: 'code',
      heading: '三、短信验证码',
      paragraphs: [
        '获取验证码时，您的手机号会交给短信服务商用于发送该条短信。验证码本身不以明文保存，十分钟后失效，记录在一天内清除。为防止滥用，我们记录每个号码与每个网络地址的发送次数。',
      ],
    },
    {
      id: 'keep',
      heading: '四、保存多久，存在哪里',
      paragraphs: [
        `咨询记录自提交之日起保存 ${retentionDays} 天，到期删除；期间您可以随时要求提前删除。信息保存在我们自己的服务器上，只有负责联系您的顾问可以读取，每次读取都有记录。系统日志里的手机号一律打码。`,
      ],
    },
    {
      id: 'share',
      heading: '五、不会做什么',
      paragraphs: [
        '我们不出售您的信息，不在本站加载第三方统计、广告或字体，不把信息传到境外。若日后代您向院校递交申请，需要提供的材料与去向会另行逐项征得您的同意。',
      ],
    },
    {
      id: 'cookie',
      heading: '六、Cookie 与浏览器存储',
      paragraphs: [
        '本站只使用一个 Cookie：手机访客选择“电脑版”后写入的 pc=1，保存 30 天，不含个人信息。浮窗是否收起、推荐卡片是否展开、在线咨询和提示窗是否已经出现过、页面是否刚刷新过，记在浏览器的会话存储里，关闭标签页即清除。',
        '为了让顾问知道您是从哪里找到本站的，浏览器的本地存储会记下您首次和最近一次来访的来源：日期、广告链接自带的参数（如 utm_source、bd_vid）、来源网站的域名与路径、落地页路径。它只留在您的浏览器里，90 天后失效，您可以随时清除；只有在您提交表单时才会随表单发给我们，与咨询记录一同保存和删除。',
      ],
    },
    {
      id: 'rights',
      heading: '七、您的权利',
      paragraphs: [
        '您可以要求查看我们保存了什么、更正错误、取得副本、撤回同意或删除。撤回同意不影响撤回之前的处理。我们在核实手机号归您本人使用之后处理，并告知结果。',
      ],
    },
    {
      id: 'minors',
      heading: '八、未成年人',
      paragraphs: [
        `${site.ageNotice}。未满 18 周岁的学生请由监护人填写并留下监护人的联系方式；未满 14 周岁的，我们只与监护人联系。发现误收了未满 14 周岁未成年人的信息时，我们会删除。`,
      ],
    },
  ]
}
