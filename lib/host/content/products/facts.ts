import type { z } from 'zod'
import type { sourcedFactSchema } from '@/lib/api/facts'

/**
 * Statements about immigration programmes with source and date, as researched on 2026-11-21. `check` marks those whose source is
 * undated, archived or the only one: pages print that beside them. Superseded ones are left out.
 */
export const programmeFacts = {
  'imm-us-niw-prongs': {
    label: '美国 NIW：Dhanasar 三项标准',
    text: 'NIW 按 2016 年 Matter of Dhanasar 判例审三点：拟从事的事业有实质价值且具国家重要性；申请人有条件推进它；综合衡量后，免除工作邀约和劳工证对美国有利。',
    as_of: '页面未标日期（判例 2016 年）',
    source: {
      name: 'Yeh Immigration 律所博客（二手）',
      url: 'https://www.yehimmigration.com/blog/dhanasar-prong-three',
    },
    check: true,
  },
  'imm-us-niw-case': {
    label: '美国 NIW：判例出处',
    text: '三项标准出自美国移民局行政上诉办公室 2016 年的先例决定 Matter of Dhanasar（26 I&N Dec. 884），它取代了此前的 NYSDOT 标准。',
    as_of: '2024-06-26',
    source: {
      name: 'Raju Law（二手）',
      url: 'https://rajulaw.com/2024/06/26/the-matter-of-dhanasar-and-the-three-prongs-of-niw-evaluation',
    },
    check: false,
  },
  'imm-us-niw-eb2-base': {
    label: '美国 NIW：先满足 EB-2',
    text: '申请 NIW 必须先符合 EB-2 本身：具高等学位（硕士或以上，或学士加五年递进经验），或在科学、艺术、商业方面有特殊能力。',
    as_of: '页面未标日期',
    source: {
      name: 'Immigration Readiness 指南（二手）',
      url: 'https://immigrationreadiness.com/guides/eb-2-niw-dhanasar/',
    },
    check: true,
  },
  'imm-us-niw-self': {
    label: '美国 NIW：可自行递交',
    text: 'NIW 申请人可以自己递交申请，不必由雇主提出；获豁免即不需要工作邀约和劳工证。',
    as_of: '2025-01（转载移民局公告）',
    source: {
      name: 'Law Offices of Rajiv S. Khanna 转载 USCIS 公告（二手转官方）',
      url: 'https://immigration.com/news/employment-based-green-cards/uscis-updates-guidance-eb-2-national-interest-waiver-petitions?page=7',
    },
    check: false,
  },
  'imm-us-niw-2025': {
    label: '美国 NIW：2025 年 1 月审查口径更新',
    text: '美国移民局 2025-01-15 更新政策手册第 6 卷 F 部分第 5 章，细化职业、五年经验与专业对应、特殊能力与拟从事事业的关系，对当日起待审和新递交的申请适用。',
    as_of: '2025-01-15',
    source: { name: 'Miller Mayer 律所通讯（二手）', url: 'https://millermayer.com/?p=18953' },
    check: false,
  },
  'imm-us-niw-2025-nochange': {
    label: '美国 NIW：2025 年更新未改实质标准',
    text: '有评论指出，2025 年 1 月的政策手册更新没有改变实质标准，主要是把口径写得更清楚。',
    as_of: '2025（页面未标具体日期）',
    source: {
      name: 'OpenSphere 资料页（二手，单一来源）',
      url: 'https://opensphere.ai/immigration-resources/uscis-clarifies-national-interest-waiver-guidelines-in-latest-policy-manual-update',
    },
    check: true,
  },
  'imm-us-eb1a-criteria': {
    label: '美国 EB-1A：证据门槛',
    text: 'EB-1A 须证明持续的国内或国际声誉：提交一项重大国际奖项，或在法规列出的十类证据中至少满足三类。',
    as_of: '8 CFR 204.5(h) 副本，未标日期',
    source: {
      name: '8 CFR 204.5(h) 文本副本（官方文本镜像）',
      url: 'https://docsbay.net/h-aliens-with-extraordinary-ability',
    },
    check: true,
  },
  'imm-us-eb1a-definition': {
    label: '美国 EB-1A：杰出能力的定义',
    text: '法规把“杰出能力”定义为专长水平表明当事人属于该领域顶端的少数人。',
    as_of: '8 CFR 204.5(h) 副本，未标日期',
    source: {
      name: '8 CFR 204.5(h) 文本副本（官方文本镜像）',
      url: 'https://docsbay.net/h-aliens-with-extraordinary-ability',
    },
    check: true,
  },
  'imm-us-eb1a-twostep': {
    label: '美国 EB-1A：两步审查',
    text: '审查分两步：先看是否达到法规列举的证据类别，再做整体价值判断。满足三类并不自动获批。',
    as_of: '2010-12-22（移民局备忘录）',
    source: {
      name: 'eb1agreencard.com 引述移民局备忘录（二手）',
      url: 'https://eb1agreencard.com/how-does-uscis-officer-evaluate-eb1a-case',
    },
    check: true,
  },
  'imm-us-eb1a-self': {
    label: '美国 EB-1A：不需要雇主',
    text: 'EB-1A 不要求美国雇主邀约或担保，本人可自行递交移民申请。',
    as_of: '页面未标日期',
    source: {
      name: 'Loke Walsh 律所（二手）',
      url: 'https://lokewalsh.com/services/immigrant-visas/employment-based-immigrant-visas/alien-of-extraordinary-ability',
    },
    check: true,
  },
  'imm-us-eb1a-ten': {
    label: '美国 EB-1A：十类证据',
    text: '十类证据为：次级奖项、要求杰出成就的协会会员、关于本人的专业报道、评审他人作品、重大原创贡献、学术文章、作品展出、在知名机构任关键角色、高薪、演艺商业成功。',
    as_of: '页面未标日期',
    source: {
      name: 'Nogueira Morton 转述移民局页面（二手）',
      url: 'https://nogueiramorton.com/eb1-eb2-eb3-eb4-eb5',
    },
    check: true,
  },
  'imm-us-eb1a-2024': {
    label: '美国 EB-1A：2024 年 10 月口径更新',
    text: '移民局 2024-10-02 发布政策通知 PA-2024-24，放宽部分证据的理解，例如团队奖项可计入、过往会员资格可计入。',
    as_of: '2024-10-02',
    source: { name: 'Von Schulz Law 博客（二手）', url: 'http://vonschulzlaw.com/blog.html' },
    check: true,
  },
  'imm-us-eb5-amounts': {
    label: '美国 EB-5：现行投资额下限',
    text: '自 2022-03-15 改革法生效起，目标就业区项目至少 80 万美元，标准项目至少 105 万美元。',
    as_of: '2026-06-25',
    source: {
      name: 'EB5 Status（二手）',
      url: 'https://www.eb5status.com/articles/eb5-minimum-investment-increase-2027-cpi',
    },
    check: false,
  },
  'imm-us-eb5-2027': {
    label: '美国 EB-5：2027 年起按通胀上调',
    text: '法律规定 2027-01-01 起首次按消费者价格指数上调，此后每五年一次，以递交日期为准。截至 2026-06-25 移民局尚未公布新金额，网上数字均为预测。',
    as_of: '2026-06-25',
    source: {
      name: 'EB5 Status（二手）',
      url: 'https://www.eb5status.com/articles/eb5-minimum-investment-increase-2027-cpi',
    },
    check: false,
  },
  'imm-us-eb5-grandfather': {
    label: '美国 EB-5：区域中心“祖父条款”日期',
    text: '区域中心投资人在 2026-09-30 或之前递交 I-526E 的，即使项目日后到期也继续受理；该日期之后递交不享有这项保护。',
    as_of: '2026（页面）',
    source: {
      name: 'Global Citizen Solutions（二手）',
      url: 'https://www.globalcitizensolutions.com/eb5-visa-changes/',
    },
    check: false,
  },
  'imm-us-eb5-rc2027': {
    label: '美国 EB-5：区域中心授权期限',
    text: '2022 年改革法把区域中心计划授权到 2027-09-30，之后须国会再授权。',
    as_of: '2022 年法律（页面未标日期）',
    source: {
      name: 'LL Law Firm（二手）',
      url: 'https://www.lllawfirm.net/what-is-eb5-investor-immigration-program',
    },
    check: true,
  },
  'imm-us-eb5-setaside': {
    label: '美国 EB-5：预留名额',
    text: '2022 年改革法把 EB-5 名额的 20% 留给乡村地区、10% 留给高失业区、2% 留给基础设施项目。',
    as_of: '2022 年法律（页面未标日期）',
    source: {
      name: 'LL Law Firm（二手）',
      url: 'https://www.lllawfirm.net/what-is-eb5-investor-immigration-program',
    },
    check: true,
  },
  'imm-us-eb5-jobs': {
    label: '美国 EB-5：就业要求',
    text: '投资人须作必要投资，并计划为合格美国工人创造或保留 10 个长期全职岗位。',
    as_of: '约 2021 年（官方页存档）',
    source: { name: 'USCIS（官方）', url: 'http://www.uscis.gov/node/48483' },
    check: true,
  },
  'imm-ca-mpnp-ies': {
    label: '加拿大曼省 PNP：国际教育类',
    text: '曼尼托巴省提名国际教育类（IES）面向在曼省毕业的国际学生，下设就业路径、研究生实习路径、学生创业路径三条。',
    as_of: '2025-03-09',
    source: {
      name: 'Immilink（二手）',
      url: 'https://immilink.ca/knowledge/whats-the-best-pathway-to-pr-through-mpnp-for-international-graduates-in-manitoba',
    },
    check: true,
  },
  'imm-ca-mpnp-cep': {
    label: '曼省 IES：就业路径',
    text: '就业路径要求：三年内毕业于曼省指定院校一年以上全日制课程、语言 CLB 7、持有一年以上全职合同且职业在曼省紧缺名单并与所学一致，审核时须在曼省工作居住。',
    as_of: '页面未标日期',
    source: { name: 'CanadiaNow（二手）', url: 'https://canadianow.com/international-education-stream' },
    check: true,
  },
  'imm-ca-mpnp-gip': {
    label: '曼省 IES：研究生实习路径',
    text: '研究生实习路径面向三年内在曼省完成硕士或博士、并完成合格 Mitacs 实习的人，语言 CLB 7，不要求工作邀约。',
    as_of: '页面未标日期',
    source: { name: 'CanadiaNow（二手）', url: 'https://canadianow.com/international-education-stream' },
    check: true,
  },
  'imm-ca-mpnp-isep': {
    label: '曼省 IES：学生创业路径',
    text: '学生创业路径要求至少持股 51%、实际经营六个月，并达到 CLB 7。',
    as_of: '2025-03-09',
    source: {
      name: 'Immilink（二手）',
      url: 'https://immilink.ca/knowledge/whats-the-best-pathway-to-pr-through-mpnp-for-international-graduates-in-manitoba',
    },
    check: true,
  },
  'imm-ca-mpnp-outside': {
    label: '曼省 IES：外省毕业生不适用',
    text: '在曼省以外毕业的国际学生不能走国际教育类；在曼省就业者可另看“曼省技术工人”类。',
    as_of: '2018-11（政策公布）',
    source: {
      name: 'Winny Education（二手）',
      url: 'https://winnyedu.com/graduates-entrepreneurship-and-innovation/',
    },
    check: true,
  },
  'imm-ca-suv-closed': {
    label: '加拿大创业签证（SUV）：停止新申请',
    text: '加拿大移民部 2025 年 12 月宣布，2025-12-31 23:59 后不再接收创业签证新申请。有的来源写“暂停”，有的写“关闭”。',
    as_of: '2025-12-24',
    source: {
      name: 'Business Today（二手）',
      url: 'https://www.businesstoday.in/amp/nri/visa/story/canada-closes-start-up-visa-program-prepares-to-launch-new-immigrant-entrepreneur-pilot-in-2026-507983-2025-12-24',
    },
    check: false,
  },
  'imm-ca-suv-exempt': {
    label: '加拿大 SUV：过渡安排',
    text: '已持有 2025 年指定机构承诺证书而未递交者，可在 2026-06-30 前递交；2025 年之后出具的证书不再受理。',
    as_of: '2025-12',
    source: { name: 'CAD Immigration（二手）', url: 'https://cadimmigration.com/?p=4149' },
    check: false,
  },
  'imm-ca-suv-wp': {
    label: '加拿大 SUV：配套工签停办',
    text: '自 2025-12-19 起，创业签证申请人的可选工签停止受理，只有已在境内、申请延期者例外。',
    as_of: '2025-12-19',
    source: { name: 'Babylon Radio（二手）', url: 'https://babylonradio.com/?p=116571' },
    check: false,
  },
  'imm-ca-sep-paused': {
    label: '加拿大自雇移民：继续暂停',
    text: '联邦自雇人士类自 2024-04-30 起停收新申请，2025 年 12 月宣布继续暂停，未给出恢复时间。',
    as_of: '2025-12',
    source: { name: 'CAD Immigration（二手）', url: 'https://cadimmigration.com/?p=4149' },
    check: false,
  },
  'imm-ca-entrepreneur-pilot': {
    label: '加拿大创业者新试点',
    text: '移民部称将推出面向创业移民的新试点以接替创业签证，细节留待 2026 年公布；存档资料中没有官方细则，网传条件未采用。',
    as_of: '2025-12',
    source: {
      name: 'Source News 转述 IRCC（二手）',
      url: 'https://www.sourcenews.space/story/23934819-542c-4a0c-884f-c1f892730c99',
    },
    check: true,
  },
  'imm-ca-crs-total': {
    label: '加拿大快速通道：CRS 满分',
    text: 'CRS 综合排名分满分 1200，由核心人力资本、配偶、技能可迁移、附加分四块相加；没有固定及格线，每轮分数线不同。',
    as_of: '页面未标日期',
    source: {
      name: 'Acrox Canada 转录官方评分表（二手）',
      url: 'https://acroxcanada.com/immigration/federal-immigration-programs/express-entry-ee/the-comprehensive-ranking-system-crs/',
    },
    check: true,
  },
  'imm-ca-crs-blocks': {
    label: '加拿大 CRS：四块上限',
    text: '核心人力资本上限 500（有随行配偶时 460），配偶 40，技能可迁移 100，附加分 600。',
    as_of: '2026（页面）',
    source: { name: 'crscalculator.org（二手）', url: 'https://crscalculator.org/how-the-crs-works.html' },
    check: false,
  },
  'imm-ca-crs-pnp': {
    label: '加拿大 CRS：省提名加分',
    text: '获得省或地区提名加 600 分。',
    as_of: '2026（页面）',
    source: { name: 'Movepath（二手）', url: 'https://movepath.io/blog/canada-express-entry-crs-2026' },
    check: false,
  },
  'imm-ca-crs-joboffer': {
    label: '加拿大 CRS：取消雇主邀约加分',
    text: '自 2025-03-25 起，雇主邀约不再加 CRS 分（此前为 50 或 200 分）；已获邀请或已递交的申请不受影响。',
    as_of: '2025-03-25',
    source: {
      name: 'GTR Immigration（二手）',
      url: 'https://www.gtrimmigration.com/canada-eliminates-bonus-crs-points-for-job-offers-in-express-entry/',
    },
    check: false,
  },
  'imm-ca-ee-programs': {
    label: '加拿大快速通道管理的项目',
    text: '快速通道是申请管理系统，用于联邦技术工人、联邦技工、加拿大经验类以及部分省提名。',
    as_of: '2026-02-19',
    source: {
      name: 'Financial Express（二手）',
      url: 'https://www.financialexpress.com/business/investing-abroad-new-express-entry-categories-for-foreign-doctors-researchers-and-senior-managers-introduced-4148236/',
    },
    check: false,
  },
  'imm-ca-ee-2026cats': {
    label: '加拿大快速通道：2026 年类别',
    text: '2026 年 2 月更新的类别抽签新增：有加拿大经验的医生、研究人员、高级管理人员，以及交通职业和特定军事招募人员。',
    as_of: '2026-02-19',
    source: {
      name: 'Fragomen（二手）',
      url: 'https://www.fragomen.com/insights/canada-updates-to-express-entry-category-based-selection-for-2026.html',
    },
    check: false,
  },
  'imm-ca-ee-2026-oneyear': {
    label: '加拿大快速通道：续用类别经验年限',
    text: '2026 年续用的类别，相关工作经验门槛提高到一年。',
    as_of: '2026-02-19',
    source: {
      name: 'Fragomen（二手）',
      url: 'https://www.fragomen.com/insights/canada-updates-to-express-entry-category-based-selection-for-2026.html',
    },
    check: true,
  },
  'imm-gr-800': {
    label: '希腊黄金签证：80 万欧元区',
    text: '2024 年第 5100 号法律把阿提卡大区、塞萨洛尼基、米科诺斯、圣托里尼及人口超过 3100 的岛屿的购房门槛定为 80 万欧元。',
    as_of: '2024-04-17',
    source: {
      name: 'AP Legal 律所（二手）',
      url: 'https://www.aplegal.gr/2024/04/17/golden-visa-new-%CE%B7igher-thresholds-for-the-investment-to-real-estate-entry-anticipation-of-transitional-period/',
    },
    check: false,
  },
  'imm-gr-400': {
    label: '希腊黄金签证：其他地区 40 万',
    text: '其他地区的购房门槛由 25 万欧元提高到 40 万欧元。',
    as_of: '2024-04-17',
    source: {
      name: 'AP Legal 律所（二手）',
      url: 'https://www.aplegal.gr/2024/04/17/golden-visa-new-%CE%B7igher-thresholds-for-the-investment-to-real-estate-entry-anticipation-of-transitional-period/',
    },
    check: false,
  },
  'imm-gr-250': {
    label: '希腊黄金签证：25 万例外',
    text: '商改住（改变用途须在申请前完成）、停产五年以上的工业建筑、受保护历史建筑修复三种情形仍为 25 万欧元，不限地区和面积。',
    as_of: '2024-04-17',
    source: {
      name: 'AP Legal 律所（二手）',
      url: 'https://www.aplegal.gr/2024/04/17/golden-visa-new-%CE%B7igher-thresholds-for-the-investment-to-real-estate-entry-anticipation-of-transitional-period/',
    },
    check: false,
  },
  'imm-gr-120': {
    label: '希腊黄金签证：单套 120 平米',
    text: '80 万和 40 万两档须投在一处房产上（不能拼多套），面积不少于 120 平方米。',
    as_of: '2024',
    source: {
      name: 'Stathaki Tsopela 律所（二手）',
      url: 'https://stathaki-tsopela.gr/en/golden-visa-en/golden-visa-greece-releases-new-rules-incl-restrictions/',
    },
    check: false,
  },
  'imm-gr-rental': {
    label: '希腊黄金签证：禁止短租',
    text: '投资人可以出租，但不得短租；违规会撤销居留并罚款 5 万欧元。',
    as_of: '2024',
    source: {
      name: 'Stathaki Tsopela 律所（二手）',
      url: 'https://stathaki-tsopela.gr/en/golden-visa-en/golden-visa-greece-releases-new-rules-incl-restrictions/',
    },
    check: false,
  },
  'imm-mt-fees': {
    label: '马耳他永居（MPRP）：2025 年 7 月起费用',
    text: '2025 年第 146 号法律公告后，主申请人行政费 6 万欧元、国家贡献统一 3.7 万欧元，买房租房同价。',
    as_of: '2025-07-23',
    source: {
      name: 'Andersen Malta（二手）',
      url: 'https://www.mt.andersen.com/insights/legal-notice-146-of-2025-whats-new-in-maltas-permanent-residence-programme',
    },
    check: false,
  },
  'imm-mt-feesplit': {
    label: '马耳他 MPRP：行政费分期',
    text: '行政费中 1.5 万欧元在递交后一个月内支付，4.5 万欧元在原则批准函后两个月内支付，不予退还。',
    as_of: '2025-07',
    source: {
      name: 'PWSL 律所（二手）',
      url: 'https://www.pwsl.com.mt/news/Malta-Permanent-Residence-Programme---Revised',
    },
    check: false,
  },
  'imm-mt-dependants': {
    label: '马耳他 MPRP：家属费',
    text: '2025 年 7 月起配偶、未成年子女等免收行政费和贡献费，其他成年受养人每人 7500 欧元。',
    as_of: '2025-07',
    source: {
      name: 'Mondaq（二手）',
      url: 'https://www.mondaq.com/real-estate/1663988/malta-revamps-permanent-residency-programme-mprp',
    },
    check: false,
  },
  'imm-mt-tempcard': {
    label: '马耳他 MPRP：申请期临时居留卡',
    text: '通过初步背景核查并付首笔费用后，可先领一年期、可续的临时居留卡；若被拒，十五天内撤销。',
    as_of: '2025-07-23',
    source: {
      name: 'Andersen Malta（二手）',
      url: 'https://www.mt.andersen.com/insights/legal-notice-146-of-2025-whats-new-in-maltas-permanent-residence-programme',
    },
    check: false,
  },
  'imm-mt-property': {
    label: '马耳他 MPRP：房产门槛',
    text: '2025-01-01 起，购房不低于 37.5 万欧元，或年租金不低于 1.4 万欧元（马耳他岛与戈佐岛同标准）。',
    as_of: '2025-01-01',
    source: { name: 'Oathbound（二手）', url: 'https://oathbound.eu/?p=2930' },
    check: true,
  },
  'imm-mt-assets': {
    label: '马耳他 MPRP：资产门槛',
    text: '资产不低于 50 万欧元（其中金融资产 15 万），或不低于 65 万欧元（其中金融资产 7.5 万）。',
    as_of: '2025-01-01',
    source: { name: 'Oathbound（二手）', url: 'https://oathbound.eu/?p=2930' },
    check: true,
  },
  'imm-pt-re-closed': {
    label: '葡萄牙黄金签证：买房路径已关闭',
    text: '2023 年第 56 号法律自 2023-10-07 起不再受理 150 万欧元资本转移、50 万欧元购房、35 万欧元旧房翻新三类新申请，旧案续签不受影响。',
    as_of: '2023-10-07',
    source: {
      name: 'Valadas Coriel 律所（二手）',
      url: 'https://www.valadascoriel.com/mais-habitacao-program-the-new-portuguese-golden-visa/',
    },
    check: false,
  },
  'imm-pt-fund': {
    label: '葡萄牙黄金签证：基金路径',
    text: '基金路径：认购投资基金或创投基金份额 50 万欧元，基金期限至少五年，且至少 60% 投向葡萄牙注册的公司。',
    as_of: '2024-05-23',
    source: {
      name: 'The Portugal News（二手）',
      url: 'https://cloud.theportugalnews.com/news/2024-05-23/golden-visa-the-added-value-of-investing-in-funds/89105',
    },
    check: false,
  },
  'imm-pt-fund-nonre': {
    label: '葡萄牙基金路径：不得涉房地产',
    text: '合格基金不得直接或间接与房地产市场相关。',
    as_of: '2024-05-23',
    source: {
      name: 'The Portugal News（二手）',
      url: 'https://cloud.theportugalnews.com/news/2024-05-23/golden-visa-the-added-value-of-investing-in-funds/89105',
    },
    check: false,
  },
  'imm-pt-other': {
    label: '葡萄牙黄金签证：其他仍开放的路径',
    text: '仍保留：创造 10 个岗位、50 万欧元科研、文化遗产、50 万欧元设立公司并创造 5 个长期岗位等。',
    as_of: '2023 年法律后（页面未标日期）',
    source: {
      name: 'Investment Migration Council 刊文（二手）',
      url: 'https://investmentmigration.org/?p=33620',
    },
    check: true,
  },
  'imm-pt-stay': {
    label: '葡萄牙黄金签证：停留要求',
    text: '来源写明头一年累计 7 天、其后每两年累计 14 天（该处说的是旧投资类续签转换后的居留）。',
    as_of: '2023-10',
    source: {
      name: 'ADA Legal（二手）',
      url: 'https://www.ada-legal.com/en/news-posts/the-new-portuguese-golden-visa-recent-changes/',
    },
    check: true,
  },
  'imm-pt-nat-2025': {
    label: '葡萄牙国籍法：2025 年 10 月议会通过',
    text: '议会 2025-10-28 通过修法：入籍居留年限由 5 年改为欧盟和葡语国家公民 7 年、其他 10 年，并从首张居留卡签发起算；当时仍待生效。',
    as_of: '2025-10-28',
    source: {
      name: 'Kore Partners（二手）',
      url: 'https://www.korepartners.com/insights/amendments-to-the-nationality-law',
    },
    check: false,
  },
  'imm-pt-nat-court': {
    label: '葡萄牙国籍法：2025 年 11 月送宪法法院',
    text: '2025-11-13 社会党提请宪法法院预防性审查，法案暂停。',
    as_of: '2025-11-14',
    source: {
      name: 'Best Citizens（二手）',
      url: 'https://bestcitizens.com/2025/11/14/portugal-nationality-law-update',
    },
    check: true,
  },
  'imm-pt-nat-notgv': {
    label: '葡萄牙：国籍法不改黄金签证本身',
    text: '律所说明：国籍法不规范黄金签证项目本身，投资和停留要求不变，五年后仍可申请永久居留。',
    as_of: '2025-11-12',
    source: {
      name: 'NP Advogados（二手）',
      url: 'https://www.npadvogados.com/en/news/portuguese-nationality-law-alterations-and-impact-on-golden-visas/67',
    },
    check: false,
  },
  'imm-es-nlv-means': {
    label: '西班牙非营利居留：财力',
    text: '主申请人每月须有四倍于 IPREM 的财力，每名家属另加一倍 IPREM。',
    as_of: '2025-11-28',
    source: {
      name: 'Tradelex 律所（二手）',
      url: 'https://tradelex.com/en/2025/11/28/the-non-lucrative-residence-visa-in-spain',
    },
    check: false,
  },
  'imm-es-nlv-amount': {
    label: '西班牙非营利居留：2025 年金额',
    text: '按 IPREM 每月 600 欧元计，首年为 28800 欧元，每名家属加 7200 欧元；IPREM 随国家预算法调整，2026 年数值须另核。',
    as_of: '2025',
    source: { name: 'benahavis.homes（二手）', url: 'https://benahavis.homes/tag/non-lucrative-visa' },
    check: true,
  },
  'imm-es-nlv-nowork': {
    label: '西班牙非营利居留：不得工作',
    text: '该居留仍禁止在西班牙从事职业或工作活动；2025-05-20 生效的新移民条例未改变这一点。',
    as_of: '2024-11-19（条例通过）',
    source: { name: 'Grupo Salvador（二手）', url: 'https://gruposalvador.es/?p=640' },
    check: false,
  },
  'imm-es-nlv-duration': {
    label: '西班牙非营利居留：期限',
    text: '首次一年，之后每次续两年。',
    as_of: '2024-11-19（条例通过）',
    source: { name: 'Grupo Salvador（二手）', url: 'https://gruposalvador.es/?p=640' },
    check: false,
  },
  'imm-es-gv-closed': {
    label: '西班牙黄金签证：已取消',
    text: '2025 年第 1 号组织法废止投资居留条款（2013 年第 14 号法第 63 至 67 条），2025-04-03 起不再受理新申请。',
    as_of: '2025-04-03',
    source: {
      name: 'Nomad Immigration Lawyers（二手）',
      url: 'https://nomadimmigrationlawyers.com/blog/options-available-after-the-elimination-of-the-golden-visa',
    },
    check: false,
  },
  'imm-tr-400': {
    label: '土耳其投资入籍：购房门槛',
    text: '2022 年起购房入籍门槛由 25 万提高到 40 万美元（或等值外币）。',
    as_of: '2022-04（内阁决定）',
    source: {
      name: 'Istanbul Homes（二手）',
      url: 'https://istanbulhomes.com/blog/news/limit-for-turkish-citizenship-increased-to-400000-usd',
    },
    check: false,
  },
  'imm-tr-effective': {
    label: '土耳其：新门槛生效日',
    text: '修订刊于 2022-05-13 官方公报，自 2022-06-13 起适用。',
    as_of: '2022-05-13',
    source: {
      name: 'istanbul.no（二手）',
      url: 'https://istanbul.no/no/bloggen/a-skaffe-tyrkisk-statsborgerskap-ved-investering-har-okt-til-400-000-',
    },
    check: true,
  },
  'imm-tr-hold': {
    label: '土耳其：三年不转让',
    text: '须在地契上作注记，承诺三年内不转让。',
    as_of: '2022-04',
    source: {
      name: 'Istanbul Homes（二手）',
      url: 'https://istanbulhomes.com/blog/news/limit-for-turkish-citizenship-increased-to-400000-usd',
    },
    check: false,
  },
  'imm-tr-2025': {
    label: '土耳其：2025 年仍为 40 万美元',
    text: '2025 年 4 月的资料仍写明投资额 40 万美元起，来源称约八个月办理，土耳其方面不要求放弃原国籍。',
    as_of: '2025-04-16',
    source: {
      name: 'jpc.ee（二手）',
      url: 'https://jpc.ee/second-citizenship/turkish-citizenship-by-investment',
    },
    check: true,
  },
  'imm-tr-500': {
    label: '土耳其：50 万美元的其他方式',
    text: '其他方式包括 50 万美元固定资本投资、50 万美元存款（存三年）、50 万美元国债或基金份额（持三年），或雇用 50 人。',
    as_of: '2018 年规定（页面为 2022 年前）',
    source: {
      name: 'Partners Global Property（二手）',
      url: 'https://partnersglobalproperty.com/conditions-for-being-a-turkish-citizen-by-investment/',
    },
    check: true,
  },
  'imm-oecs-moa': {
    label: '加勒比五国：20 万美元统一下限',
    text: '五国备忘录要求 2024-06-30 前把投资入籍下限统一到 20 万美元。',
    as_of: '2024-07-01',
    source: {
      name: '多米尼克投资入籍办公室新闻稿（官方）',
      url: 'https://www.finanznachrichten.de/nachrichten-2024-07/62625123-dominica-citizenship-by-investment-unit-dominica-implements-new-regulations-to-shore-up-programme-s-integrity-296.htm',
    },
    check: false,
  },
  'imm-eccira-agree': {
    label: '加勒比五国：设立区域监管机构',
    text: '五国 2025 年 9 月下旬签署协议设立东加勒比投资入籍监管局（ECCIRA），总部在格林纳达，统一尽调、登记和处罚规则。',
    as_of: '2025-09',
    source: { name: 'Outbound Investment（二手）', url: 'https://outboundinvestment.com/?p=32909' },
    check: false,
  },
  'imm-eccira-30d': {
    label: '加勒比五国：30 天居住要求',
    text: '协议规定获批者须在五年内在该国居住至少 30 天（含头一年 5 天），并参加融入课程、接受面谈；各国施行日期不一，须逐国核对。',
    as_of: '2025',
    source: {
      name: 'Citizens International（二手）',
      url: 'https://citizensinternational.com/caribbean-governments-establish-eccira-regional-body-to-regulate-cbi',
    },
    check: true,
  },
  'imm-us-procl-agdm': {
    label: '美国对安提瓜、多米尼克的入境限制',
    text: '2025-12-16 美国总统公告暂停两国国民以移民身份及 B-1/B-2、F、M、J 签证入境，理由点名“无居住要求的投资入籍”；学生签证也在内。',
    as_of: '2025-12-16',
    source: {
      name: 'Times Caribbean（二手）',
      url: 'https://timescaribbeanonline.com/u-s-slams-door-on-oecs-antigua-dominica-hit-with-america-entry-suspension/',
    },
    check: false,
  },
  'imm-us-procl-effect': {
    label: '美国限制的生效与范围',
    text: '公告自 2026-01-01 起生效，适用于当日在美国境外且没有有效签证的人；永久居民、持另一国护照旅行的双重国籍者等例外。',
    as_of: '2025-12-16',
    source: {
      name: 'Times Caribbean（二手）',
      url: 'https://timescaribbeanonline.com/u-s-slams-door-on-oecs-antigua-dominica-hit-with-america-entry-suspension/',
    },
    check: false,
  },
  'imm-ag-ndf': {
    label: '安提瓜和巴布达：捐款',
    text: '2024 年 6 月备忘录把国家发展基金捐款提高到 23 万美元（1 至 4 人家庭），5 人及以上 24.5 万美元。',
    as_of: '2024-06-27',
    source: { name: 'Citizenship Bay（二手）', url: 'https://citizenshipbay.com/?p=292478' },
    check: false,
  },
  'imm-ag-stay': {
    label: '安提瓜和巴布达：30 天居住要求',
    text: '2025 年 12 月总理称议会已在投资入籍程序中加入基本居住规则（30 天），由区域监管机构执行，起算日当时未公布。',
    as_of: '2025-12',
    source: {
      name: 'Global Citizen Solutions（二手）',
      url: 'https://www.globalcitizensolutions.com/antigua-and-dominica-us-travel-restrictions',
    },
    check: true,
  },
  'imm-dm-edf': {
    label: '多米尼克：捐款',
    text: '2024-07-01 起经济多元化基金捐款：单人 20 万美元，一家四口 25 万美元。',
    as_of: '2024-07-10',
    source: {
      name: 'Immigrant Invest（二手）',
      url: 'https://immigrantinvest.com/insider/caribbean-citizenship-changes/',
    },
    check: false,
  },
  'imm-dm-re': {
    label: '多米尼克：房产',
    text: '房产门槛仍为 20 万美元，但政府费提高，单人由 2.5 万增至 7.5 万美元。',
    as_of: '2024-07-10',
    source: {
      name: 'Immigrant Invest（二手）',
      url: 'https://immigrantinvest.com/insider/caribbean-citizenship-changes/',
    },
    check: false,
  },
  'imm-dm-rules': {
    label: '多米尼克：2023 年收紧',
    text: '2023 年新规：申请人须接受面谈；曾被美、英、欧盟拒签者不得申请；入籍后五年内改名会被撤销国籍。',
    as_of: '2023-07',
    source: {
      name: 'Uglobal（二手）',
      url: 'https://uglobal.com/en/investment/posts/dominica-tightens-rules-for-cbi-program-addresses-eu-demands',
    },
    check: true,
  },
  'imm-dm-uk': {
    label: '多米尼克：英国免签已取消',
    text: '英国此前以项目滥用为由终止多米尼克免签。',
    as_of: '2025',
    source: {
      name: 'Astons（二手）',
      url: 'https://www.astons.com/news/caribbean-nations-unite-to-form-eccira-new-regulatory-body-for-citizenship-by-investment-programs',
    },
    check: true,
  },
  'imm-gd': {
    label: '格林纳达：捐款与房产',
    text: '2024-07-01 起国家转型基金捐款为 23.5 万美元（至多四口之家），房产份额门槛由 22 万升至 27 万美元。',
    as_of: '2024-07-10',
    source: {
      name: 'Immigrant Invest（二手）',
      url: 'https://immigrantinvest.com/insider/caribbean-citizenship-changes/',
    },
    check: false,
  },
  'imm-gd-ntf-2025': {
    label: '格林纳达：基金为不退还捐款',
    text: '国家转型基金至少 23.5 万美元，属不退还的捐款。',
    as_of: '2025（页面引用 2024 年数据）',
    source: {
      name: 'Immigrant Invest（二手）',
      url: 'https://immigrantinvest.com/blog/grenada-national-transformation-fund',
    },
    check: false,
  },
  'imm-lc-nef': {
    label: '圣卢西亚：捐款',
    text: '国家经济基金捐款 24 万美元（主申请人加至多三名受养人），18 岁以下每增一人 1 万美元，以上 2 万美元。',
    as_of: '2024 年后（页面未标日期）',
    source: {
      name: 'saintluciaeconomiccitizenship.com（二手，代理站）',
      url: 'https://saintluciaeconomiccitizenship.com/saint-lucia-national-economic-fund',
    },
    check: true,
  },
  'imm-kn-sisc-2024': {
    label: '圣基茨和尼维斯：捐款（2024 年 7 月后）',
    text: '可持续岛国贡献（SISC）25 万美元起，单人或带至多三名受养人同价；每增一名未成年 2.5 万、成年 5 万美元。',
    as_of: '2024-08-28',
    source: {
      name: 'best-citizenships.com（二手）',
      url: 'https://best-citizenships.com/2024/08/28/caribbean-nations-overhaul-cip-programs',
    },
    check: true,
  },
  'imm-kn-re': {
    label: '圣基茨和尼维斯：房产',
    text: '2024 年 8 月资料：开发项目和公寓 40 万美元起（七年后可转售），独栋私宅 80 万美元起；之后是否下调未在存档中见到。',
    as_of: '2024-08-28',
    source: {
      name: 'best-citizenships.com（二手）',
      url: 'https://best-citizenships.com/2024/08/28/caribbean-nations-overhaul-cip-programs',
    },
    check: true,
  },
  'imm-kn-interview': {
    label: '圣基茨和尼维斯：强制面谈',
    text: '2023-07-27 起 16 岁以上申请人须面谈，加急通道取消。',
    as_of: '2023-07-28',
    source: {
      name: 'best-citizenships.com（二手）',
      url: 'https://best-citizenships.com/2023/07/28/major-changes-to-skn-citizenship-by-investment/',
    },
    check: false,
  },
  'imm-vu-dsp': {
    label: '瓦努阿图：发展支持项目',
    text: 'DSP 捐款单人 13 万美元，四口之家 18 万美元，另付背景核查费 5000 美元等。',
    as_of: '页面未标日期',
    source: {
      name: 'The Premium Passport（二手）',
      url: 'https://thepremiumpassport.com/citizenship-by-investment-vanuatu',
    },
    check: true,
  },
  'imm-vu-ciip': {
    label: '瓦努阿图：资本投资移民计划',
    text: 'CIIP 总额 15.5 万美元（四口之家内同价），每增一人 2.5 万美元。',
    as_of: '页面未标日期',
    source: {
      name: 'PSCVL Vanuatu 代理（二手）',
      url: 'https://fr.pscvlvanuatu.com/copy-of-csf-cocoa-sustainable-fund',
    },
    check: true,
  },
  'imm-vu-eu': {
    label: '瓦努阿图：欧盟免签终止',
    text: '欧盟自 2022 年起暂停，2024-12-12 起永久终止瓦努阿图免签。',
    as_of: '2024-12-12',
    source: {
      name: 'immigrationandmigration.com（二手）',
      url: 'https://immigrationandmigration.com/eu-officially-ends-visa-free-travel-for-vanuatu-over-golden-passport-concerns',
    },
    check: true,
  },
  'imm-vu-invest50': {
    label: '瓦努阿图：5 万美元投资部分严管',
    text: '公民委员会 2024 年 12 月新闻稿：CIIP 中 5 万美元投资部分为强制并核验，不履行可撤销国籍，审理时间延长，护照改生物识别。',
    as_of: '2025-01-07',
    source: {
      name: 'best-citizenships.com 转述公民委员会新闻稿（二手）',
      url: 'https://best-citizenships.com/2025/01/07/vanuatu-strengthens-cbi-program-to-meet-global-standards',
    },
    check: true,
  },
  'imm-vu-agents': {
    label: '瓦努阿图：2025 年整顿代理',
    text: '2025 年 4 月政府要求代理提交投资证据，否则吊销执照；申请费须直接付入国库。',
    as_of: '2025-04',
    source: {
      name: '瓦努阿图广播电视公司 VBTC（官方媒体）',
      url: 'https://vbtc.vu/government-warns-citizenship-agents-invest-or-lose-your-licence/',
    },
    check: false,
  },
  'imm-ca-ee-2026renewed': {
    label: '加拿大快速通道：2026 年续用类别',
    text: '2026 年续用：法语能力、医疗与社会服务、教育、科学技术工程数学、技工类。',
    as_of: '2026-02-26',
    source: {
      name: 'Gowling WLG / Mondaq（二手）',
      url: 'https://www.mondaq.com/canada/general-immigration/1750260/canadian-business-immigration-update-express-entry-category-changes-announced-for-2026',
    },
    check: false,
  },
  'imm-us-procl-180': {
    label: '美国限制：180 天复审',
    text: '美方每 180 天复审一次，可修改或取消限制；引用前须查当期公告。',
    as_of: '2025-12',
    source: {
      name: 'Immigrant Invest（二手）',
      url: 'https://immigrantinvest.com/insider/us-introduces-new-visa-restrictions',
    },
    check: false,
  },
  'imm-us-procl-others': {
    label: '美国公告未列入的三国',
    text: '格林纳达、圣基茨和尼维斯、圣卢西亚有类似项目，但未出现在 2025-12-16 的公告中。',
    as_of: '2025-12-19',
    source: {
      name: 'Searchlight（二手）',
      url: 'https://www.searchlight.vc/regional-world/2025/12/19/prime-ministers-antigua-dominica-respond-us-travel-ban',
    },
    check: false,
  },
  'imm-tr-multi': {
    label: '土耳其：可多套合计、含配偶子女',
    text: '40 万美元可由一套或多套房产合计，配偶和 18 岁以下子女可随同入籍。',
    as_of: '页面未标日期（2022 年后）',
    source: {
      name: 'Property Expo Istanbul（二手）',
      url: 'https://propertyexpoistanbul.com/turkish-citizenship',
    },
    check: true,
  },
} satisfies Record<string, z.input<typeof sourcedFactSchema>>
