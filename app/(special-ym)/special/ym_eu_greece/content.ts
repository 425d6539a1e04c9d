import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '希腊购房居留：三档门槛、单套限制与产权清查',
    description:
      '希腊购房居留按地段分三档：哪里算高门槛区、哪三种房子例外、为什么不能做短租，付定金前律师要查哪八样，居留和入籍、读书、税务是什么关系，附出处。',
  },
  hue: 'eu',
  picture: 'city',
  source: '专题:希腊购房居留',
  form: { kind: 'immigration', title: '看中了房子，先问一问' },
  sections: [
    {
      type: 'hero',
      name: '希腊购房居留',
      title: '看中的那套房，落在哪一档门槛',
      lead: '同一笔预算，在雅典市区、在内陆小城、在一座待改造的旧厂房，法律上的结果不同。2024 年的法律重画了门槛地图，还加上单套、面积、禁止短租三条限制。中介带看的房子好不好是一回事，合不合格是另一回事。',
      arrangement: 'banner',
      points: [
        { label: '得到的是', text: '居留许可，持有房产期间可续' },
        { label: '得不到的是', text: '国籍；能否受雇工作，看许可上的记载' },
        { label: '关键的人', text: '您自己聘的希腊律师和工程师' },
      ],
      actions: [{ label: '和马耳他永居比较', href: '/special/ym_eu_malta' }],
    },
    {
      type: 'status',
      heading: '法律框架还在，执行口径要再查',
      programme: '希腊投资居留（购房类）',
      status: 'open',
      summary:
        '我们读到的依据是 2024 年第 5100 号法律及同年的律所解读，项目在提高门槛后继续受理。2024 年以后的补充规定和执行口径没有读到，所以这里的“开放”只说明法律框架，能否递交要以移民与庇护部当期公布为准。',
      checked: '2024-04-17',
      source: {
        name: 'AP Legal 律所（二手）',
        url: 'https://www.aplegal.gr/2024/04/17/golden-visa-new-%CE%B7igher-thresholds-for-the-investment-to-real-estate-entry-anticipation-of-transitional-period/',
      },
      official: { name: '希腊移民与庇护部', url: 'https://migration.gov.gr/' },
    },
    {
      type: 'rules',
      heading: '门槛和限制',
      intro: '金额按公布时的欧元写出。折合人民币可以用 {{fx-eur-cny}} 粗算，付款那天以银行牌价为准。',
      items: [
        { statement: 'imm-gr-800', note: '阿提卡大区包括雅典及周边，很多“雅典近郊”的楼盘都在这一档。' },
        { statement: 'imm-gr-400' },
        {
          statement: 'imm-gr-120',
          note: '夫妻合买一套可以，自己拼两套小的不行。面积以产权文件和工程师测绘为准。',
        },
        { statement: 'imm-gr-250', note: '商改住的用途变更要在递交前办完；“正在办”的房子，风险在买方。' },
        {
          statement: 'imm-gr-rental',
          note: '算回报时不要把短租平台的收入写进去，长租合同要在税务系统登记。',
        },
      ],
    },
    {
      type: 'compare',
      heading: '三档房子，三种麻烦',
      caption: '希腊三档投资房在自住、出租、转手上的差别',
      columns: ['高门槛区', '其他地区', '改造与修复类'],
      rows: [
        {
          label: '谁会选',
          cells: ['想住雅典、要去国际学校的家庭', '养老、度假、预算有限的人', '只求门槛低、住不住无所谓的人'],
        },
        {
          label: '出租',
          cells: ['长租的人多一些，仍要看街区', '季节性强，要算空置', '位置参差，先看周边租金'],
        },
        {
          label: '主要风险',
          cells: ['价格可能已经反映了政策', '转手时买家少', '工程烂尾、用途批文不全'],
        },
        {
          label: '多花的心思',
          cells: ['核对分界线内外', '物业和远程管理', '请工程师查批文，分阶段付款'],
        },
      ],
      footnote: '后手买家若同样想用它申请居留，要按那时的门槛，不是您买入时的门槛。',
    },
    {
      type: 'checklist',
      heading: '付定金之前，让律师查完',
      intro: '律师不能由卖方或开发商指定。下面每一项都要有书面结论。',
      groups: [
        {
          title: '产权与建筑',
          items: [
            '地籍登记的所有人、抵押、查封、共有人是否同意',
            '建筑合法性证明：阳台封闭、地下室、加层是否合规',
            '土地性质与海岸、林地、考古区的限制',
            '该房产落在哪一档，用哪一条文证明',
          ],
        },
        {
          title: '合同与付款',
          items: [
            '拒签或不合格时定金退不退，写进买卖预约',
            '价款由您本人名下账户支付，收款人是卖方或公证环节认可的账户',
            '成交价与付款额一致，阴阳合同会让居留和产权都出问题',
            '过户税、公证、律师、登记、工程师各由谁付',
          ],
        },
      ],
    },
    {
      type: 'steps',
      heading: '办理次序与时间',
      items: [
        {
          title: '税号与委托',
          text: '取得希腊税号，给律师办经认证的委托书，限定权限范围。',
          duration: '2–4 周',
        },
        {
          title: '汇款',
          text: '个人购汇申请书上写着哪些用途不能办，境外买房请先对照原文，再问外汇管理局和经办银行。境外已有合法资金的家庭要保存形成过程的凭证。',
          duration: '先问清再签约',
        },
        { title: '过户登记', text: '公证处签约、缴税、登记，拿到登记证明。', duration: '1–2 个月' },
        {
          title: '递交与指纹',
          text: '全家到希腊采集指纹，备医疗保险、亲属关系的认证翻译。等候期间的凭证能用到哪里，问清再出行。',
          duration: '以主管部门为准',
        },
        {
          title: '持有与续期',
          text: '续期时查产权仍在、租赁合规。卖房之前先问居留怎么办。',
          duration: '按卡面期限',
        },
      ],
    },
    {
      type: 'faq',
      heading: '为孩子、为税、为将来',
      items: [
        {
          question: '孩子可以在当地上学吗？',
          answer:
            '可以入读。公立学校用希腊语授课，年纪小的孩子跟得上，初中以后转过去很吃力。英文授课的国际学校集中在雅典一带，学费暂无可以注明来源的公开数，请逐校询问，并确认有没有学位。',
        },
        {
          question: '能在别的欧洲国家长住吗？',
          answer:
            '不能。希腊的居留只在希腊有长住权，去其他申根国属短期停留，每 180 天内至多 90 天。要在德国、法国读书或工作，仍须向那个国家申请。',
        },
        {
          question: '多久可以入籍？',
          answer:
            '持卡和入籍是两套条件。入籍看的是实际居住、语言与融入，不住在当地的投资人通常满足不了。若真要入籍，还要考虑中国《国籍法》不承认双重国籍的后果。买房时请把这一项从理由里划掉，剩下的理由还够不够？',
        },
        {
          question: '会变成希腊税务居民吗？',
          answer:
            '单有房子和居留卡一般不会，住满一定天数或生活重心转移才会。但出租收入要在希腊申报，房产每年有持有税，作为中国税收居民还要考虑国内申报。请两边税务师各给一页意见。',
        },
      ],
    },
    {
      type: 'related',
      heading: '同为欧洲居留',
      items: [
        { label: '马耳他永居', href: '/special/ym_eu_malta', text: '可以租房，费用拆成几项。' },
        { label: '西班牙非营利居留', href: '/special/ym_eu_spain', text: '不买房，但要真的住过去。' },
        { label: '葡萄牙基金居留', href: '/special/ym_eu_portugal', text: '买房路径已关，看的是基金。' },
      ],
    },
  ],
})
