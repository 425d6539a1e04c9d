/** A thread of `npm run build`: writes the school library while the framework compiles. */
import { writeSchoolLibrary } from '@/lib/host/schools/build/build-store'

writeSchoolLibrary()
