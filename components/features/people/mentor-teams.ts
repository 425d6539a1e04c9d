import type { Note } from '@/components/blocks/note-grid'
import type { MentorKind } from '@/lib/contract/mentors'
import { site } from '@/lib/site'

type MentorTeam = {
  path: string
  title: string
  crumb: string
  /** The word for one person of the team in the source of a form. */
  singular: string
  unit: string
  description: string
  intro: string
  /** What is true for all listed people; not shown while the list is empty. */
  listedIntro: string
  notesTitle: string
  notesText: string
  notes: readonly Note[]
  /** How to find a person while the list is empty. */
  absent: readonly Note[]
}

/** The texts of the two teams. */
export const mentorTeams: Record<MentorKind, MentorTeam> = {
  mentor: {
    path: '/team/daoshi',
    title: '海外导师团队',
    crumb: '海外导师',
    singular: '导师',
    unit: '位导师',
    description:
      '海外导师能帮什么：讲方法、提问题，不代写、不挂名，也不参与录取。按学科找导师时看读什么方向、怎样带学生、能帮哪一段，附辅导前要约定的六件事。',
    intro: `导师是在海外读过或正在读某个专业的人，帮学生弄懂一门学问怎么做：读文献、设计调查、记录实验、整理作品。他们不写申请材料，也不参与录取。导师 ${site.claims.mentors}+ 位是公司数据。`,
    listedIntro: '本人同意公开的列在下面，点开看怎样带学生、不做什么。',
    notesTitle: '找导师之前先约定',
    notesText: '学术辅导的价值在过程里。下面几条约定好，成果才经得起学校追问。',
    notes: [
      {
        title: '作品由学生完成',
        text: '导师可以讲解、提问、指出错误，不代写代码、论文和作品，不给没有参与的研究挂名。学校一旦追问细节，只有自己做过才答得出。',
      },
      {
        title: '产出不作保证',
        text: '发表、获奖、推荐信都取决于工作本身和他人判断。把“包发表”写进承诺的项目，请直接离开。',
      },
      {
        title: '推荐信另说',
        text: '导师是否愿意写推荐信，看共同工作的时间和内容。许多学校只认任课教师或单位主管，先查要求再谈。',
      },
      {
        title: '次数与时长写明',
        text: '每次多久、共几次、换人怎么办、没上的课怎么退，都写进服务单。每次结束留一段书面记录。',
      },
      {
        title: '核对身份',
        text: '请导师用学校邮箱或学校主页证明在读或毕业；在读学生兼职，须不违反签证与学校的规定。',
      },
      {
        title: '未成年学生',
        text: '线上辅导请家长知情，使用可以回看的工具；不私下转移到别的联系方式。',
      },
    ],
    absent: [
      {
        title: '一位导师的页面会写什么',
        text: '读什么方向、学校类型、怎样带学生、能帮哪一段、不做什么。本人同意并核对过在读或毕业证明之后才会列出。',
      },
      {
        title: '现在怎样找到合适的人',
        text: '把专业、做到哪一步和想解决的问题告诉顾问。开始前请导师用学校邮箱证明身份，先谈一次再定次数。',
      },
    ],
  },
  officer: {
    path: '/team/zsg',
    title: '前招生工作人员团队',
    crumb: '前招生工作人员',
    singular: '前招生工作人员',
    unit: '位前招生人员',
    description:
      '曾在海外学校招生部门工作、现已离任的人怎样帮助申请者：先问任期、原单位类型与现任工作。他们不能影响录取，不讲内部资料，也不预测结果。',
    intro:
      '前招生工作人员曾在学校的招生部门读材料、做面试或处理申请，后来离任。他们能讲清材料是怎样被读的，不能影响任何一份申请。',
    listedIntro: '页面写任期和原单位类型，不写校名，避免让人误以为学校与我们有合作。',
    notesTitle: '读之前要知道的六件事',
    notesText: '“招生官”三个字容易让人期待过高，所以先把能做与不能做的说清。',
    notes: [
      {
        title: '都是前任',
        text: '只请已离任的人。学校的在任人员收费为申请者服务，通常违反其单位的规定。',
      },
      {
        title: '不能影响录取',
        text: '不递话、不打招呼、不查内部进度。任何声称能“走关系”的说法，都请保留记录并向我们反映。',
      },
      {
        title: '与原单位没有关系',
        text: '合作前要书面声明：与原单位没有雇佣、顾问或报酬关系。见面前可以要求看这份声明。',
      },
      {
        title: '不泄露内部资料',
        text: '不讲原单位未公开的标准、题目和申请人信息，只讲公开的要求与一般的阅读方法。',
      },
      {
        title: '经验会过时',
        text: '政策年年变。离任越久，越要以学校当年网页为准；先问任期，再听建议。',
      },
      {
        title: '不预测结果',
        text: '读完材料只说哪里看不懂、哪里不一致，不给录取可能打分。',
      },
    ],
    absent: [
      {
        title: '一个人的页面会写什么',
        text: '任期、原单位类型、现在做什么、与原单位没有关系的书面声明及其日期。本人同意并核对过之后才会列出。',
      },
      {
        title: '有人自称做过招生时',
        text: '问任期和离任时间，请对方书面说明与原单位有无关系。说能递话、能查进度、能提高录取可能的，请不要付款。',
      },
    ],
  },
}
