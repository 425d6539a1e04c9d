import { linkListSchema } from '@/lib/contract/links'

/** Official sites that every student needs, with or without an adviser. */
export const links = linkListSchema.parse([
  { name: '教育部留学服务中心', url: 'https://www.cscse.edu.cn/' },
  { name: '教育部教育涉外监管信息网', url: 'https://jsj.moe.gov.cn/' },
  { name: '中国领事服务网', url: 'https://cs.mfa.gov.cn/' },
  { name: '国家移民管理局', url: 'https://www.nia.gov.cn/' },
  { name: '中国教育考试网', url: 'https://www.neea.edu.cn/' },
  { name: '学信网', url: 'https://www.chsi.com.cn/' },
  { name: '国家留学基金管理委员会', url: 'https://www.csc.edu.cn/' },
  { name: 'EducationUSA', url: 'https://educationusa.state.gov/' },
  { name: 'Common App', url: 'https://www.commonapp.org/' },
  { name: 'UCAS', url: 'https://www.ucas.com/' },
  { name: 'EduCanada', url: 'https://www.educanada.ca/' },
  { name: 'Study Australia', url: 'https://www.studyaustralia.gov.au/' },
  { name: 'Study in Japan', url: 'https://www.studyinjapan.go.jp/' },
  { name: 'Study in Hong Kong', url: 'https://www.studyinhongkong.edu.hk/' },
])
