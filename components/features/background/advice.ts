import type { Note } from '@/components/blocks/note-grid'

/** How to choose a programme. */
export const choosingAProgramme: readonly Note[] = [
  {
    title: '先问它要证明什么',
    text: '把目标专业的要求读一遍，找出材料里缺的那一块：会不会做研究、能不能坚持、有没有作品。缺哪块补哪块，一项做完整，胜过三项各开个头。',
  },
  {
    title: '看得见过程',
    text: '每周做什么、谁来看、交什么，写得出来的项目才可能真的发生。只写结果不写过程的，多半靠包装；面试官追问两句就会露底。',
  },
  {
    title: '时间要对得上',
    text: '申请前半年以内开始的长期项目，写进材料时常常还没有结果。倒着算：成果出来、整理成文字、请推荐人了解，各要几周。',
  },
  {
    title: '能写与不能写分清',
    text: '自选课题不写成某教授课题组，租用校园的营地不写成该校录取，没有发表就写未发表。写法在每个项目页里都有一句样例。',
  },
]

/** The purpose of each category by its id. A category that another host adds has none. */
export const categoryAims: Partial<Record<number, string>> = {
  1: '练提问、做方法、交代局限，适合要写研究经历的人。',
  2: '教您自己找、自己面、自己做出可讲的事；我们不出售岗位。',
  3: '备赛与赛规，自己报名、自己参赛，成绩照实写。',
  4: '先问对方需要什么，再做一件能留下的小事。',
  6: '教写作、引用与投稿流程，不代写、不代投、不买版面。',
  8: '从观察到作品，过程册与成品一起准备。',
  9: '带着问题去看校园和课堂，回来能说出为什么选或不选。',
  10: '一件小事做得久，时数照实记。',
}
