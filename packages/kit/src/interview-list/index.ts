export { InterviewList, type Interview, type InterviewListProps } from './InterviewList.tsx';
