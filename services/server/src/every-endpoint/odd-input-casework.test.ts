import { testOddInput } from './odd-input'

testOddInput('casework')
