/** The most important fact about each destination with a tile, in the order of the tiles. */
export const destinationTexts: Readonly<Partial<Record<string, string>>> = {
  us: '各校自主录取，课程难度、活动和文书一起看；公立与私立费用差别大。',
  uk: '本科统一走 UCAS，授课型硕士多为一年；看重均分和本科院校背景。',
  ca: '教育由各省管理，申请学习许可前先查学校是否在指定院校名单里。',
  au: '一年两次主要入学，多所大学接受高考成绩；签证重视真实的学习计划。',
  nz: '大学都是公立，专业各有侧重；中学阶段可以从寄宿家庭开始。',
  jp: '本科看 EJU 与校内考，修士先联系导师；日语和英文项目分开准备。',
  sg: '公立大学名额少、要求高；合作办学先看清文凭由谁颁发。',
  hk: '各校自主招收非本地生，高考与国际课程分两条通道，可同时准备。',
}
