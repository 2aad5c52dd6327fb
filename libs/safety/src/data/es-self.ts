import type { Signs } from './table.ts';

export const ES_SELF: readonly Signs[] = [
  {
    kind: 'suicide',
    rows: `
      despidió|despedido|despide ..4 & mañana|hoy|noche & mundo|vivo|viva|no_va_a_estar|muerto ..1 !trabajo + mi hermano se despidió de todos, dice que mañana ya no va a estar en este mundo - se despidió hasta mañana de su trabajo
      ganas|quiero|solo_quiero ..2 de? desaparecer_para_siempre|dejar_este_mundo|irme_de_este_mundo|no_estar_en_este_mundo ..1 + solo quiero irme de este mundo - quiero irme de este pueblo
      <someone> ..6 dijo|dice|dicho|escribió|escrito|mandó|contó|jura|amenaza|publicó|puso ..5 se_va_a|se_quiere|se|quiere ..1 matar|mata|suicidar|ahorcar|tirar|lanzar|colgar|morir|pegar_un_tiro|matarse|tirarse|suicidarse|ahorcarse|quitar_la_vida ..1 !de|a_la_piscina|a|en_la + mi mejor amiga me ha dicho que se va a suicidar esta noche - mi amiga dice que se va a tirar a la piscina
      pistola|arma|escopeta|revólver|rifle|fusil ..4 cargad*|mano|regazo|piernas|mesa|lado|cama|boca|sien & hoy|ahora|noche|hago|acabo|adiós|no_paso|despid*|fin ..1 !caza|policía + tengo la pistola cargada aquí en la mesa y esta noche no paso - la pistola de silicona en la mesa
      seguro|familia|hijos|ellos|todos|mujer ..8 paga|cobra|cobran|mejor|deuda|deudas|pagan ..6 morir|morirme|muero|muerta|muerto|sin_mí|sin_mi|muerte ..1 !coche & sé|elegí|elegido|escogí|día|fecha|cómo|cuándo|decidido|solo|plan|semana + con el seguro de vida mi familia paga la deuda, solo tengo que morirme y ya sé cómo - el seguro del coche paga mejor
      compré|comprado|conseguí ..2 soga|cuerda & dónde|donde|cuándo|árbol|usar|viga|noche ..1 !tender|saltar + ayer compré una soga y sé dónde la voy a usar - compré una cuerda para la guitarra
      soga|cuerda ..4 sé|decidid*|elegí|escogí ..2 dónde|donde|cuándo|cuando|día + compré una soga ayer y ya sé dónde - la cuerda de saltar
      manera|forma|modo|método ..2 de ..1 morir|matarme|morirme|suicidarme|suicidio|matarse ..1 !de_risa + cuál es la manera de morir que menos duele - la manera de moler café
      cuántas|cuántos|cuantas|cuantos|cuánto|cuanto|cuánta|qué ..2 <drug>|dosis|insulina ..7 morir|morirme|matar|matarme|mata|muerte|letal|mortal|suicid* ..1 !bichos + cuántas pastillas hacen falta para matarme - qué dosis de paciencia
      <drug>|dosis|insulina ..6 para|pa|hasta ..1 morir|morirme|matarme|matarse|suicidarme ..1 !bichos + cuantas pastillas hay que tomar para morir - cuántas pastillas para el dolor
      poner|pongo|dar|doy ..1 fin|término ..1 a ..1 mi|mis|la|esta vida|días|existencia ..1 !social|de + voy a poner fin a mi vida después de navidad - voy a poner fin a la vida de estudiante
      puente|vías|vias|azotea|balcón|ventana|viaducto|cornisa & me_voy_a_tirar|me_tiro|voy_a_tirarme|me_lanzo|me_voy_a_lanzar|me_suelto|voy_a_saltar|me_dejo_caer + estoy en el puente y me voy a tirar - cruzo el puente y me voy a cenar
      me voy_a|quiero|vuelvo_a|voy ..1 a? tirar|lanzar|arrojar ..3 puente|vías|vias|tren|metro|azotea|balcón|ventana|río|viaducto|coche|camión|acantilado|piso|abajo|mar ..1 !piscina + me voy a tirar al tren mañana - me voy a lanzar en la piscina
      me voy_a|quiero|pienso|vamos_a|voy ..1 a? tirar|lanzar|arrojar|colgar|ahorcar|matar|suicidar|envenenar|pegar_un_tiro|quitar_la_vida ..1 !a|en|de_cabeza|al|el_rollo|la_siesta|de|una + me voy a matar el viernes cuando mi mujer se vaya - me voy a tirar en el sofá
      ventana|piso|balcón|alféizar|cornisa ..6 solo|basta|falta|voy|tengo_que ..2 soltarme|soltar|saltar|tirarme|dejarme|dejarme_caer|lanzarme + estoy en la cornisa del octavo piso, solo tengo que soltarme - la ventana del piso solo falta pintarla
      sentad*|subid*|acostad*|tumbad*|parad*|estoy|encima|subí|asomad* ..4 vías|vias|riel|rieles|raíles|andén|puente|barandilla|azotea|cornisa|alféizar|repisa|tejado|viaducto|balcón|ventana|acantilado ..3 & morir|viene|espero|esperando|esperar|pase|pasar|adiós|soltar|soltarme|suelto|saltar|tirar|tirarme|tiro|lanzar|acabar|pare|dejarme|caer|ya_no_mas|fin ..1 !fotos + estoy parado en las vías esperando el tren - estoy en el andén de la línea cinco
      lista|listo|preparada|preparado para ..1 morir|morirme|irme_para_siempre + lista para morir - lista para salir
      no ..1 veo|encuentro|hay|tengo ..2 sentido|motivo|razón|salida|futuro ..2 vivir|vida|seguir_viva|seguir_vivo + no le veo sentido a vivir - no veo sentido a viajar
      morir|matarme|morirme|suicidarme|muerte|suicidio ..3 sin_dolor|indolora|rápido|rápida|sin_sufrir|rapido + hay alguna forma de morir sin dolor - correr sin dolor
      me ahorco|mato|suicido|disparo|tiro_al_tren|corto_las_venas ..2 !a|de|trabajando|por + esta noche me ahorco - me mato a trabajar
      <want> ..3 morir|morirme|estar_muerta|estar_muerto|dejar_de_existir|no_existir|desaparecer_de_este_mundo|no_despertar|no_despertarme ..1 !de|en|por|antes|feliz|vieja|viejo + quiero morir + tengo ganas de morirme - quiero morir de vergüenza
      no ..1 quiero|kiero|quisiera|deseo|puedo !morir|morirme ..2 vivir|existir|seguir_viviendo|seguir_con_vida|estar_viva|estar_vivo|despertar|despertarme ..1 !en|con|aquí|ahí|así|de|sola|solo|sin|tan|temprano|pronto|a|lejos|cerca|aqui|asi|mas_en|más_en|más_con|junto ..1 !en|con|aquí|así|de|aqui|asi|tan + no quiero vivir más - no quiero vivir con mi suegra - ya no quiero vivir en esta ciudad
      <killself> ..1 !a_trabajar|a|estudiando|por_llegar|si_no_llego + quiero matarme + pienso en cómo suicidarme - quiero salvarme
      me ..2 mato|voy_a_matar|mataré|suicido|suicidaré|voy_a_suicidar|quiero_matar|quito_la_vida|quitaré_la_vida|quiero_quitar_la_vida|voy_a_ahorcar|ahorco|voy_a_quitar_la_vida|vuelo_la_cabeza|voy_a_tirar_del|voy_a_tirar_por|quiero_suicidar ..1 !a|trabajando|estudiando|de + me voy a matar esta noche - me mato a trabajar
      ojalá|ojala|desearía|quisiera|quería|querria|mejor|preferiría ..3 muerta|muerto|no_haber_nacido|morirme|muriera|me_muera|no_existiera|no_existir|morir ..1 !de|en_la_cola|antes + ojalá estuviera muerta - ojalá me llamen
      pensamientos|ideas|pienso|pensando|idea|intento ..3 suicidas|suicidio|suicidarme|suicida|suicidas|de_suicidio|muerte_propia + tengo ideas de suicidio - ideas de cena
      no ..1 tengo|hay|veo|encuentro ..2 razón|razones|motivo|motivos|ganas|sentido ..2 vivir|seguir_viviendo + no tengo razones para vivir - no tengo razones para viajar
      no ..1 vale ..3 vivir + no vale la pena vivir - no vale la pena venir
      sin ganas ..1 de vivir + sin ganas de vivir - sin ganas de cocinar
      mi_vida|la_vida|vivir ..2 no ..2 sentido|vale|merece ..2 sentido|vivir|vivirla|nada|ya|la_pena? ..1 !de_casa|del|cara|barata|es + mi vida ya no tiene sentido - la vida en el pueblo no es cara
      cansad*|harta|harto ..1 de vivir|la_vida|estar_viva|estar_vivo|mi_vida ..1 !en|con|sola|así + estoy cansada de vivir - estoy cansada de vivir en este piso
      dormir|dormirme|acostarme ..3 no|nunca ..2 despertar|despertarme + quiero dormir y no despertar nunca - dormir bien
      cartas|carta|nota|notas ..2 despedida|suicidio|suicida ..1 !del_trabajo|a_mis_colegas + escribí cartas de despedida - la fiesta de despedida
      <drug> ..4 junté|juntado|guardado|guardadas|acumul*|preparadas|listas|delante|en_la_mano|ahorr* ..1 !en_el_cajón|para_mi_abuela + tengo las pastillas preparadas - las pastillas del perro
      junté|juntado|juntando|acumul*|guardé|guardando|reuní|tengo_listas ..3 <drug> ..1 !en|para|de + junté las pastillas - junté dinero
      soga|cuerda|horca ..4 lista|preparada|cuello|comprada|atada|comprado|viga|árbol|techo|hoy + tengo la cuerda lista - la cuerda de saltar
      compré|tengo|preparé ..2 soga|cuerda & cuello|hoy|acab*|noche|colgarme|morir + compré una cuerda para colgarme - compré cuerda para tender
      tirarme|tiro|saltar|salto|lanzarme|lanzo|tiraré|saltaré|arrojarme ..4 puente|tejado|azotea|ventana|tren|balcón|vías|metro|edificio|acantilado|piso|coche|vias ..1 !del_sofá + voy a tirarme del puente - salté del sofá
      puente|azotea|tejado|vías|cornisa|balcón|barandilla|vias & saltar|salto|tirarme|lanzarme|acabar|saltaré|tiro + estoy en el puente y voy a saltar - el puente nuevo
      estrellar*|chocar ..3 coche|carro|auto ..3 contra|árbol|muro|pared + voy a estrellar el coche contra un muro - el coche
      corté|cortar|cortarme|cortado|cortando|corto|abrí|abrir|abrirme|rajar|rajé ..2 venas|muñecas|muñeca + me corté las venas - me corté el pelo
      pistola|arma|escopeta & cabeza|boca|sien|disparar*|pegar*|conmigo|mi_vida ..1 !jefe + tengo la pistola en la cabeza - pistola de agua
      intenté|intente|intentado|traté ..3 matarme|suicidarme|quitarme_la_vida + anoche intenté matarme - intenté llamar
      <someone> ..5 quiere|quería|dice|amenaza|amenazó|va|piensa|intenta|intentó|habla|escribió|planea ..5 <killother>|morir|morirse|suicidio|no_quiere_vivir ..1 !de|en + mi amiga dice que quiere suicidarse - mi hermano dice que se muere de risa
      <someone> ..3 no ..1 quiere ..2 vivir ..1 !en|con|aquí|así|aqui|sola|solo|más_en + mi hijo no quiere vivir - mi hijo no quiere vivir con nosotros
      <someone> ..2 se ..1 quiere|va_a|quería|intentó|iba_a ..1 matar|suicidar|ahorcar|quitar_la_vida|morir ..1 !de + mi hermano se quiere matar - mi hermano se quiere casar
      cuando leas|lean|leáis|encuentren ..3 esto ..4 muerta|muerto|estaré|habré|no_esté + cuando lean esto estaré muerta - cuando leas esto llámame
      hoy|esta_noche|mañana ..4 se_acaba_todo|acabo_con_todo|termina_todo|termino_con_todo|acabo_con_esto|es_mi_último|mi_última_noche|lo_hago & cuerda|cartas|pastillas|vida|vivir|muer*|matar*|soga|puente|todo ..1 !curso + hoy se acaba todo, tengo la cuerda - hoy se acaba el curso
      acabar|terminar|acabo|termino con ..1 mi_vida|todo|mi_existencia|mi_sufrimiento ..1 !el|lo|esto & quiero|voy|acabo|hoy|decidido|morir|vida + quiero terminar con todo - terminar con esta etapa`,
  },
  {
    kind: 'self-harm',
    rows: `
      cuchilla|navaja|cúter|cutter|bisturí|gillette & me_corto|cortarme|me_corté|me_rajo|cortándome|me_he_cortado ..1 !barba|pelo + llevo una cuchilla en la mochila y me corto - la cuchilla de la barba
      me ..1 corto|corté|cortando|quemo|rajo|araño ..6 baño|escondid*|cuarto|escuela|trabajo|habitación|hoy|veces|cuchilla|todas_las_noches|cada_noche|escondidas ..1 !pelo|papel|cocina|afeit*|uñas + me corto en el baño del trabajo, hoy dos veces - me corto el pelo
      golpeo|golpeé|golpeando|doy|di|pego|golpes|cabezazos ..4 cabeza|cabezazos|puñetazos ..3 pared|suelo|muro|puerta & sangr*|propósito|daño|castig*|herida|moratón|chichón|otra_vez|rompo|hinchad* + me golpeo la cabeza contra la pared hasta sangrar - me doy con la cabeza en la pared con este excel
      vi|descubrí|encontré|tiene|llena|lleno|esconde|enseñó ..4 cortes|heridas|cicatrices|quemaduras_de_cigarro ..4 brazos|brazo|piernas|pierna|muñecas|muslos|barriga ..1 & hija|hijo|hermana|hermano|amiga|ella|se|sobrina|alumna|le|mis ..1 !bici|fútbol + le vi los cortes en los brazos a mi hija - los cortes de luz en la calle
      hija|hijo|hermana|hermano|amiga|amigo|sobrina|sobrino|alumna|alumno|novia|novio|niña|nieta|prima|compañera ..2 se ..1 corta|está_cortando|cortando|raja|autolesiona|hace_cortes|quema|araña|corte ..2 !el|pelo|las_uñas|un_dedo|cocinando|con_papel|cuando_cocina|la_leche|leche|señal|el_rollo + mi hija se corta, le vi las heridas - mi hija se corta el pelo
      dejar|dejo|parar|paro de cortarme|autolesionarme|hacerme_daño|lastimarme ..1 !el|las + no puedo dejar de cortarme - no puedo dejar de reírme
      me ..1 volví|vuelvo|he_vuelto ..1 a cortar|autolesionar|lastimar|hacer_daño|quemar ..1 !el + hoy me volví a cortar - hoy me volví a perder
      cuchilla|navaja|cuchillo|tijeras|hoja_de_afeitar ..4 muñeca|muñecas|brazo|brazos|venas|piel|piernas + tengo la cuchilla en la muñeca - cuchillo de pan
      me ..1 estoy|sigo|vuelto_a|volví_a|empecé_a|he_vuelto_a ..1 cortando|cortar|quemando|autolesionando|lastimando|lesionar|autolesionar ..1 !el|la|las + otra vez me estoy cortando - me estoy cortando el pelo
      me ..3 corté|corto|cortado|cortando|corte|rajé|rajo|quemo|quemé|quemado|araño ..3 brazo|brazos|muñeca|muñecas|pierna|piernas|muslos|piel|muslo|antebrazo ..3 !horno|plancha|sol|cocin*|bici|afeit* + anoche me corté los brazos - me quemé el brazo con el horno
      cortarme|cortar|quemarme|cortándome|cortandome|quemar ..2 los|el|la|las brazo|brazos|muñeca|muñecas|pierna|piernas|muslos|piel|antebrazos + necesito cortarme los brazos - cortar el pan
      me ..2 hago|hice|haciendo|hecho|hacer ..2 cortes|daño|heridas ..3 a_mi_misma|a_mí_misma|a_mí_mismo|a_mi_mismo|propósito|proposito|otra_vez|de_nuevo|adrede|queriendo|en_los|brazos ..1 !corriendo + me hago cortes otra vez - me hice daño en la rodilla
      hacerme ..1 daño|cortes|heridas ..1 !al|con_la_bici|corriendo & quiero|ganas|necesito|voy|impulso|a_mi_misma|a_mí|propósito|hacerme|impulsos + quiero hacerme daño - quiero hacer cortes de vídeo
      autolesion*|~autolesiones & me|mi|yo|he|hija|hijo|otra|vuelto|tengo|amiga|hermana + me autolesiono - charla de autolesiones
      volví|vuelto|vuelvo|empecé|sigo|empiezo|necesito|ganas|quiero|he ..3 cortarme|cortándome|cortandome|quemarme|lastimarme|herirme|rajarme ..1 !el|las_uñas|flequillo|la_barba + volví a cortarme - volví a cortarme el pelo
      me ..1 corto|lastimo|hiero|rajo|quemo|golpeo ..3 cuando|a_propósito|para_sentir|con|cada|otra|sola|a_mi|todos|propósito|adrede|yo ..1 !el_pelo + me corto para sentir algo - me quemo en la playa
      me ..2 quemo|quemé|apago|quemando ..3 cigarrillo|cigarrillos|cigarro|cigarros|mechero|encendedor ..1 !sin_querer + me quemo con cigarrillos - me fumo
      lastimarme|herirme|lastimo|lastimé & quiero|propósito|otra|ganas|misma|mismo|necesito|adrede + quiero lastimarme - me lastimé la rodilla
      <someone> ..3 se ..1 corta|hace_cortes|autolesiona|lastima|hace_daño|quema ..3 brazos|muñecas|propósito|a_sí_misma|a_sí_mismo|piernas|misma|mismo? ..1 !el|las|pelo|un_dedo + mi hija se corta los brazos - mi hija se corta el pelo`,
  },
  {
    kind: 'self-harm',
    urgent: true,
    rows: `
      corté|corte|corté_las|venas|muñeca|muñecas|herida|brazo && no|mucha|mucho ..2 para|deja|paro|sangre|parar|cierra ..2 sangr*? + me corté y no para de sangrar, la herida - no para de llover
      cort*|venas|muñeca* & sangr* ..2 mucho|todo|por_todas_partes|muchísimo + me corté y sangro mucho, sangre por todas partes - sangría`,
  },
  {
    kind: 'overdose',
    urgent: true,
    rows: `
      esnifó|inyectó|fumó|metió|pinchó|dosis|chutó|consumió|chute|pico|raya|pincharse ..12 no|apenas ..1 me? ..1 responde|despierta|respira|reacciona|contesta|mueve ..1 !mensajes|emails & esnifó|inyectó|fumó|dosis|chutó|consumió|chute|droga*|algo|raya|pico|pinchó + un amigo esnifó algo, convulsiona y no responde - fumó y no responde mensajes
      envenenado|envenené|envenenó|intoxicado|intoxicó ..2 & se|me|hemos & pastillas|hoy|ahora|gas|teléfono|hospital|contesta|morir|sola|acabo|creo ..1 !ambiente|relación + una amiga me escribió que se ha envenenado y ya no contesta - el jefe envenenó el ambiente
      tom* ..8 <drug> ..5 mes|semana entero|entera|completo|completa + me tomé los ansiolíticos de un mes entero - tomé apuntes un mes entero
      <took>|inyectó ..10 propósito|adrede|queriendo && <drug>|insulina|lejía|veneno|producto + mi abuela se tomó todas las gotas del corazón a propósito - se bebió a propósito mi zumo
      <took>|mezclé|mezclado|mezcló|inyecté|inyectado ..10 <drug>|<alcohol>|insulina|veneno|drogas && para|pa|hasta|así ..2 morir|morirme|matarme|matarse|suicidarme|no_despertar|no_despertarme|dormir_para_siempre|acabar_con_todo|no_despierto|nunca_despertar ..1 !de + mezclé pastillas con mezcal para morirme - mezclé vino para la salsa
      inyecté|inyectó|inyectado|inyectar|inyecte|pinché|pinchó|pinchado|puesto|puse|metí|metido|metió ..2 toda|todo|entera|pluma|demasiada|dosis|#10|bolígrafo|frasco|ampolla ..4 insulina|pluma + me inyecté toda la insulina a propósito - toda la gente en la fila
      inyecté|inyectó|inyectado|inyectar|inyecte|pinché|pinchó|pinchado|puesto|puse|puso|metí|metido|metió ..4 insulina|pluma|insulinas ..4 toda|todo|entera|propósito|golpe|más|unidades|morir|despertar|demasiada|completa + me he pinchado la insulina toda de golpe - me he puesto la insulina de la mañana
      <took> ..3 demasiado|de_más|algo|mucho && respira|despierta|inconsciente|desmay*|responde|reacciona|morado|azul + mi amigo tomó demasiado y no respira bien - tomé demasiado sol
      bebé|bebe|hijo|hija|niño|niña|nieto|nieta|peque|años ..6 tragó|tragado|comió|comido|bebió|bebido|tomó|tomado|ingirió ..5 <drug>|pila|batería|imán|imanes|moneda_pequeña_y|colonia|nicotina + mi hijo de 3 años se comió mis pastillas + el bebé se tragó una pila - mi hijo se comió la sopa
      responde|reacciona|despierta|respira && no && cajas|caja|blister|bote|pastillas|drogas|jeringa|botella ..3 vacías|vacía|vacio|vacíos|al_lado|lado|pastillas? ..1 !correos + no responde y hay cajas de pastillas vacías - no responde a los correos
      me|las|los voy_a tomar|tragar ..1 todas|todos|enteras & pastillas|todas|todos|caja|bote + me las voy a tomar todas, las pastillas - me las voy a llevar todas
      <took> ..6 <many> ..5 <drug> + me tomé toda la caja de pastillas - tomé mis pastillas
      <took> & <many> ..4 <drug> + treinta paracetamoles me tomé - me tomo una pastilla
      <took> ..2 <drug> ..2 <many>|de_más|de_mas|demás + tomé pastillas de más - tomé pastillas
      <drug> ..5 todas|todos|enteras|demasiadas & <took> + las pastillas, me las tomé todas - las pastillas del perro
      sobredosis & tom*|pastillas|medic*|hice|he|tengo|tuvo|tenido|hizo|drogas|heroína|ahora|está|creo ..1 !netflix + he tomado una sobredosis - sobredosis de café
      <took> ..4 todo|todas ..4 botiquín|botiquin + se tomó todo lo del botiquín - ordené el botiquín
      lejía|lejia|anticongelante|raticida|desatascador|detergente|veneno|cloro|amoniaco|limpiador|insecticida|gasolina|aguarrás|lavavajillas|pila|pilas|ácido|acetona|desinfectante|matarratas|cloralex|pesticida|suavizante|plaguicida & <took>|bebe|chupó + mi hijo bebió lejía - compré lejía
      mezclé|mezclado|tomé|tomado|tomó|mezcló ..3 <many> ..3 <drug> ..3 con|y ..2 <alcohol> + mezclé 20 alprazolam con vodka - vodka con limón
      heroína|heroina|fentanilo|cocaína|cocaina|coca|ketamina|ghb|cristal|mdma|éxtasis|drogas|crack & labios|despierta|inconsciente|respira|azules|responde|reacciona|sobredosis|morados + se inyectó heroína y tiene los labios azules - labios rojos
      <drug> && <took> && despierta|despertar|despertarla|despertarlo|inconsciente|responde|reacciona|morir|matarme|suicid*|durmiendo|mareada|mareado|qué_va_a|pasar + se tomó pastillas y no despierta - tomé la pastilla del lunes
      <many> ..4 <drug> && no ..1 despierta|reacciona|responde|respira + un montón de pastillas y no despierta - montón de ropa`,
    unless: `
      receta*|recet*|farmacia|dosis_normal|prescrit*
      todos_los_días|cada_día|cada_mañana|siempre_tomo`,
  },
  {
    kind: 'medical-emergency',
    urgent: true,
    rows: `
      prednisona|prednisolona|cortisona|corticoides|corticoide|cortisol|hidrocortisona|deflazacort|dacortin && desmay*|caigo|cayó|suelo|caer|cae|vomit*|colaps*|desplom* && dejó|dejé|deje|suspendí|suspendió|tiró|tiré|cortó|corté|quitó|abandonó|sin|dejado|golpe + suspendí los corticoides de un día para otro y me voy al suelo cada vez que me paro - la prednisona cayó al suelo
      acabaron|acabó|terminaron|agotaron|rompieron|sin|quedan ..4 plumas|insulina|insulinas & insulina|insulinas ..1 !historia + se me acabaron las plumas de insulina el viernes - se acabaron las plumas azules
      convuls*|ataque_epiléptico ..6 no_para|ahora|no_despierta|responde|acaba_de|minutos|seguidas|está_teniendo|le_está_dando & él|ella|hijo|hija|padre|madre|marido|mujer|amigo|amiga|bebé|está|tiene|hermano|mi + mi hijo tiene una convulsión que no para - convulsiones en el mercado
      espuma ..3 boca + le sale espuma por la boca - espuma de afeitar
      se ..1 ahorcó|colgó ..8 & respira|pulso|cortamos|descolgamos|despierta|ahora|socorro|vivo|bajamos ..1 !ordenador|teléfono + el abuelo se ahorcó, lo descolgamos y no respira - se colgó el ordenador otra vez
      encontré|hallé|vi|encontramos|descubrí|llegué ..8 ahorcad*|colgad*|venas_cortadas|muñecas_cortadas|desangr*|ensangrentad*|colgando ..2 !cuadro|abrigo|ropa|teléfono|ordenador & madre|padre|hermano|hermana|hijo|hija|amigo|amiga|abuelo|abuela|marido|mujer|compañero|compañera|ella|roomie|novio|novia|vecino|bañera|tina|cuarto + encontré a mi roomie en la tina con las venas cortadas - encontré el cuadro colgado
      no|dejó|apenas|casi_no ..1 respira|respirando|de_respirar|puede_respirar ..1 !hondo|aire_puro|bien_por_el & él|ella|madre|padre|marido|mujer|hijo|hija|bebé|hermano|hermana|abuelo|abuela|amigo|amiga|mi|hago|ayuda|socorro ..1 !vacaciones + no está respirando mi hermano qué hago - no respira el polvo de la obra
      no ..3 puedo|consigo|logro|logramos|podemos|conseguimos ..2 despertar|despertarla|despertarlo|despertarle|reanimar ..1 !temprano|pronto|a_las + no consigo despertar a mi madre - no consigo despertar temprano
      no ..1 la|lo|le ..1 puedo|consigo|logro despertar + no la puedo despertar - no la puedo llamar
      <someone> ..5 no ..1 se? despierta|reacciona|responde ..1 !temprano|al_teléfono|a_mis|mis|pronto|mensajes|las & <someone>|mi + mi marido no despierta - mi marido no responde mis mensajes
      inconsciente|desmayada|desmayado|no_respira|dejó_de_respirar|no_reacciona & está|mi|ella|él|madre|padre|marido|mujer|bebé|amigo|suelo|hijo|hija|respira ..1 !colectivo + está inconsciente - el inconsciente colectivo
      labios ..2 azules|morados|azul + tiene los labios azules - labios pintados
      atragant*|asfixi*|ahogando ..2 !papeles|deudas|trabajo & bebé|hijo|hija|respira|niño|niña|aire + mi bebé se está ahogando no respira - me ahogo en papeles
      garganta|cierra|hincha ..2 cierra|cerrando|hincha|hinchada|garganta & respir*|alerg*|aire|avispa|nueces|picó + se me cierra la garganta y no puedo respirar, respirar - dolor de garganta
      sin|no|quedé|quedado|acabó|terminó|falta|perdí|me_queda ..4 insulina ..1 !resistencia + me quedé sin insulina - resistencia a la insulina
      insulina ..4 acabó|terminó|agotó|acabado|terminado|rota|robaron|dejé|perdí|acabo|termino + la insulina se me acabó - la insulina se descubrió
      prednisona|cortisona|corticoides|cortisol|hidrocortisona|esteroides && desmay*|desplom*|mareo|mareos|mareada|mareado|vomit*|perdí_el_conocimiento|colaps* && dejé|deje|dejar|sin|suspendí|olvidé|paré|dejado|quité + dejé la prednisona y me desmayé - crema de cortisona`,
    unless: `
      gato|perro|colegio|escuela`,
  },
];
