// breaks: domain-pure
export { Injectable } from '@nestjs/common';
