import type { Classes } from '../pattern.ts';

export const CONCEPTS_ES: Classes = {
  exit: 'mi_salida única_salida mi_final acaban_las_razones sin_razones no_tengo_razones quedan_razones última_salida solución_final no_me_quedan_razones sin_motivos quedan_motivos',
  ghost:
    'ya_me_fui me_hubiera_ido ya_estoy_muert* muerta_en_vida muerto_en_vida como_fantasma ya_no_estoy no_estuviera_aquí muerta_por_dentro muerto_por_dentro como_si_ya',
  promise: 'prometo prometer garantizo seguro segura',
  alive2: 'viva vivo estar_aquí seguir_aquí estar_viva estar_vivo',
  heights:
    'tren trenes vías puente altura tráfico cuchillos ventana río lago cuerda balcón azotea precipicio metro',
  pull: 'un_paso saltar qué_pasaría me_llama me_atrae miro mirando tirarme lanzarme dejarme_caer soltarme pienso_en',
  ache: 'me_duele_por_dentro dolor_por_dentro duele_dentro tanto_dolor dolor_insoportable no_aguanto_el_dolor duele_el_alma dolor_en_el_alma dolor_emocional me_duele_todo',
  trappedIn:
    'atrapad* vací* desesperad* inútil indefens* rota roto perdid* sola solo ahogad* avergonzad* abandonad* hundid*',
  very: 'tan completamente totalmente siempre siento muy por_dentro estoy_tan demasiado',
  relief2: 'alivio aliviada aliviado alegraría igual mejor suerte',
  illness: 'cáncer terminal tumor diagnóstico accidente infarto atropellen enfermedad me_muero',
  leaves:
    'todos_se_van todos_me_dejan todos_me_abandonan nadie_se_queda no_tengo_a_nadie nadie_con_quien sola_en_el_mundo solo_en_el_mundo ya_no_tengo_a nadie_me_queda',
  unresponsive:
    'no_responde no_contesta no_reacciona apagado no_aparece desaparecid* no_coge no_atiende sin_respuesta no_me_contesta no_se_mueve',
  clue: 'azotea puente pastillas cajas vacías carta nota despedida cuerda cuchillo vías acantilado balcón barandilla adiós',
  scald: 'hirviendo agua_caliente aceite_caliente ácido plancha cenicero quemándome café_caliente olla',
  on: 'me nos cara brazo echó encima tiró lanzó aventó',
  late: 'llego_tarde a_las_cinco no_llego si_llego llegar_tarde cinco_minutos a_tiempo tardo',
  trouble: 'bronca problemas castiga castigo pelea enoja grita furioso lío pega paliza armar me_la_arma',
  keeps: 'guarda quitó tiene_mi tiene_mis esconde maneja controla se_queda quita',
  own: 'tarjeta pasaporte celular móvil llaves sueldo salario papeles dinero documentos nómina cartilla dni',
  lap: 'regazo encima piernas_de desnud* me_desviste me_quita_la_ropa bañera baña partes cosquillas juego_secreto nuestro_juego acaricia le_quita_la_ropa me_sienta',
  grown:
    'tío abuelo padrastro niñero niñera entrenador profesor primo papá vecino hermano cura señor él hermanastro',
  red: 'todo_rojo veo_rojo lo_veo_todo_rojo exploto estallo pierdo_el_control perder_el_control rabia ira se_me_va me_ciego',
  distrust:
    'no_me_fío_de_mí no_me_fío no_confío_en_mí miedo_de_mí de_lo_que_pueda lo_que_puedo_hacer lo_que_haría lastimar_a_alguien hacerle_algo hacerle_daño cerca_de_él cerca_de_ella de_mí',
  lurk: 'su_puerta su_casa afuera_de fuera_de su_coche su_carro lo_sigo la_sigo sé_dónde esperándolo esperándola su_portal',
  tools: 'bate martillo cuchillo pistola encendedor gasolina palanca hacha botella piedra mechero',
  weapons: 'pistola cuchillo machete rifle martillo hacha arma navaja bate gasolina bomba palanca escopeta',
  attack:
    'matar* mata mato asesin* estrangul* ahorc* apuñal* dispar* asfixi* envenen* golpe* patea* pega pegó bofetada* viola* violó manose* ahog* quem* empuj* degoll* maltrat* lastim* corto_el',
  victims:
    'me nos lo la le mí él ella ellos se niños hijos bebé suegra alguien todos gente mujer marido jefe hermano hermana mamá papá mi mis',
  stairs: 'escaleras escalera pared balcón piso puerta ventana mesa',
  pushed: 'empuj* tiró aventó lanzó pateó arrastró estampó tumbó estrelló',
  gore: 'sangr* moret* cicatrices cuchilla* navaja* soga cadáver garganta cardenal* autolesi* marcas_de_dedos moratón conmoción cuello',
  heat: 'cigarro* cigarrillo* encendedor mechero plancha fósforo vela estufa cerillo colilla',
  skin: 'brazo brazos mano manos piel pierna piernas muslo* muñeca* cuello espalda barriga cuerpo encima',
  waste:
    'desperdicio basura inútil_de error_haber_nacido estorbo carga fracaso no_valgo no_sirvo un_cero asco_de_persona desperdicio_de',
  oneself: 'soy me yo mi siento',
  improves: 'mejorar mejora mejor cambiar cambia bien mejorará cambiará arreglar feliz',
  neverword: 'nunca jamás nada no',
  hopelesstail: 'va irá voy para_mí esto todo a ya',
  picture: 'veo imagino',
  later: 'año_que_viene próximo_año futuro navidad mañana viejo vieja verano mes_que_viene dentro_de',
  myselfw: 'me mí nos',
  miss: 'extraño echo_de_menos necesito falta quiero empecé dejar volví dejé',
  cutting2: 'cortarme autolesi* lastimarme la_cuchilla hacerme_daño quemarme sangrar',
  loud: 'levanto_la_mano levanta_la_mano levanta_la_voz grita alza_la_voz da_portazos oigo_sus_pasos oigo_las_llaves golpea_la_mesa se_altera',
  startle:
    'se_asusta encojo sobresalto tiemblo escondo miedo congelo paralizo callada callado tiembl* asusto',
  scary: 'miedo terrible peligroso otra_persona monstruo agresivo malo violento asusta irreconocible temible',
  drink: 'bebe borracho toma tomado bebido alcohol cerveza ebrio copas vodka',
  reads: 'lee borra bloquea revisa controla instaló contesta rompe esconde vigila',
  contacts:
    'mensajes contactos celular amigos cuenta correos ubicación llamadas chats whatsapp contraseña instagram móvil',
  wantme:
    'nadie_más_me_querría nadie_más_me_querrá sin_él_no_soy nadie_me_cree nadie_me_creería nadie_me_va_a_creer no_eres_nadie_sin nadie_más_me_va_a_querer nadie_más_va_a_quererme',
  under:
    'bajo_la_falda debajo_de_la_falda en_el_pantalón entre_las_piernas por_debajo_de_la_ropa bajo_mi_ropa en_mis_partes bajo_la_ropa mis_partes',
  hitsus:
    'nos_pega nos_golpea le_pega_a_mi les_pega_a nos_maltrata nos_lastima pega_a_mi_madre pega_a_mamá le_pega_a_mamá golpea_a_mi pega_a_los_niños',
  hangself:
    'ahorcarse matarse suicidarse dispararse cortarse se_corta se_lastima se_hace_daño se_autolesiona pegarse_un_tiro se_ahorca',
  outofway:
    'no_voy_a_sobrevivir no_sobreviviré dejaré_de_molestar dejo_de_molestar último_mes último_verano se_librarán_de_mí se_van_a_librar_de_mí no_paso_de_este no_paso_de_esta ya_no_molestaré dejar_de_ser_una_carga',
  living:
    'para_qué_vivo por_qué_vivo para_qué_vivir por_qué_sigo_viva por_qué_sigo_vivo para_qué_nací por_qué_nací',
  wokeup: 'no_despertara no_despertar nunca_despertar no_despertarme no_despierto no_despertase',
  exist:
    'exist* vivir viva vivo estar_aquí aquí despertar despertarme despierto levantarme amanecer nacer nacido seguir_aquí seguir_viva seguir_vivo ser_yo estar_viva estar_vivo',
  reach: 'llegaré llegar llego sigo estaré seguiré veré sobreviva aguante pase vea siga esté aguantaré',
  feast:
    'navidad año_nuevo invierno verano primavera cumpleaños 30 40 25 fin_de_año próximo_año semana_santa año_que_viene',
  unsure: 'sé si creo dudo segura seguro no_creo',
  owndeath:
    'muera esté_muerta esté_muerto mi_muerte mi_funeral mi_entierro mi_tumba mi_cuerpo cuando_muera si_muero si_me_muero mi_cadáver mis_cenizas estaré_muert* me_muera me_haya_ido',
  place: 'puente acantilado vías azotea cornisa viaducto barandilla precipicio andén balcón tejado',
  brinks:
    'borde parada parado sentada sentado salto saltar orilla asomada asomado noche miro abajo estoy tirarme',
  better: 'mejor fácil favor alivio felices tranquilos',
  gone: 'no_existiera no_estuviera me_muriera desapareciera no_hubiera_nacido sin_mí muerta muerto no_estoy no_esté me_fuera',
  life: 'vida vivir',
  toomuch:
    'demasiado grande pesa insoportable difícil sin_sentido mierda se_acabó no_es_para_mí duele_tanto un_infierno un_asco',
  nobody: 'nadie ninguno',
  loves: 'quiere ama necesita importa importo extraña extrañará busca llama nota pregunta quiso',
  speaker: 'me mí mi yo',
  bye: 'despedí despido despedida adiós despedirme me_despedí despidiendo',
  everyone: 'todos familia amigos viernes noche acaba siempre hijos todo acabó',
  sleep: 'dormir dormirme duermo descansar dormida',
  forever: 'siempre para_siempre nunca_más y_ya y_nada_más eternamente jamás no_despertar',
  doit: 'lo_haré_hoy lo_hago_hoy antes_de_hacerlo voy_a_hacerlo hasta_aquí_llegué lo_voy_a_hacer hacer_una_locura hasta_aquí_llego se_acabó_para_mí ya_lo_decidí',
  noend: 'no_veo_el_final todo_oscuro todo_negro solo_oscuridad sin_luz todo_está_oscuro',
  limb: 'brazo brazos muñeca muñecas muslo muslos pierna piernas venas piel antebrazo',
  wound:
    'corte cortes cortados cortada cortadas sangr* rajados cicatrices heridas rajado quemaduras navajazos vidrio',
  blades: 'cuchilla cuchillas navaja vidrio vidrios cúter gillette bisturí',
  again: 'otra_vez volví usar vuelto recaí usé empecé de_nuevo vuelvo',
  broke:
    'rompió partió reventó fracturó quebró golpeó estrelló jaló torció tumbó estampó aplastó pateó agarró',
  facepart:
    'nariz costilla costillas mandíbula diente dientes cabeza brazo muñeca labio cara cuello ojo pelo dedo mejilla boca',
  they: 'me él ella marido novio novia esposo esposa mamá papá ex pareja padrastro',
  ofme: 'me mi mí',
  angryif:
    'se_enoja se_enfada se_pone_celoso se_pone_loco se_pone_agresivo se_encabrona se_altera se_molesta se_pone_violento se_cabrea monta_un_pollo me_castiga se_emputa se_pone_furioso se_pone_fatal',
  if: 'si cuando cada_vez porque',
  allow: 'deja permite permiso permitido dejan prohíbe prohibido',
  private:
    'cuenta tarjeta dinero celular móvil amigas amigos trabajo llaves coche carro banco familia salir ropa estudiar internet médico hermana',
  track: 'rastrea sigue espía persigue acosa gps aparece vigila rastreador localiza',
  where: 'todas_partes coche carro celular móvil trabajo casa ubicación mensajes donde todos_lados',
  throwsthings:
    'tira_platos avienta_platos rompe_cosas tira_cosas avienta_cosas lanza_platos rompe_platos tira_sillas rompe_todo tira_todo',
  stepadult:
    'padrastro hermanastro tío papá padre abuelo primo profesor entrenador novio_de_mi_mamá hermano cura novio_de_mamá',
  comes: 'entra viene mete acuesta sube entró',
  bed: 'mi_cuarto mi_cama mi_habitación la_ducha el_baño conmigo_en su_cama su_cuarto mi_pieza',
  little: 'niño niña hijo hija bebé nene nena peque niños hijos',
  dose: 'medicina jarabe pastillas medicamento frasco gotas dosis cloro detergente pila marihuana lejía',
  overmuch: 'demasiado demasiada equivocad* todo toda entero entera tragó comió bebió doble demasiadas',
  notwake: 'no_despierta no_reacciona no_respira morado azul desmayado no_se_despierta inconsciente flácido',
  afraid: 'miedo temo asusta aterra pánico',
  willhurt: 'lastimar daño pegar golpear sacudir lastime pegue pegarle lastimarlo lastimarla matar',
  person: 'niño niña hijo hija bebé alguien mujer marido mamá hermano gente él ella hijos niños',
  smashing: 'romper partir reventar golpear destrozar ahorcar madrear rajar',
  target: 'la_cara la_cabeza los_dientes la_boca el_cuello la_madre el_hocico la_jeta el_cráneo',
  guns: 'pistola arma escopeta cuchillo bomba machete rifle gasolina',
  crowd: 'clase escuela todos oficina trabajo iglesia burlan ríen verán enseñar demostrar cole instituto',
  killall:
    'mato_a_todos los_mato_a_todos lo_reviento los_mato la_reviento mato_a_ese mato_a_esa los_voy_a_matar me_los_llevo_a_todos la_mato lo_mato los_reviento mataré_a_todos',
};
