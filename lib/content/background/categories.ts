/** Names of the category ids of specification §9; 5 and 7 are not in use. */
export const backgroundCategories = [
  { id: 1, name: '科研项目' },
  { id: 2, name: '名企实习' },
  { id: 3, name: '国际竞赛' },
  { id: 4, name: '公益实践' },
  { id: 6, name: '论文发表指导' },
  { id: 8, name: '艺术作品集' },
  { id: 9, name: '游学与夏校' },
  { id: 10, name: '志愿与社团' },
]
